import { buttonVariants } from "../controls/button-variants";
import { Notice } from "./notice";

/** What every address says that leads nowhere, in whichever frame. */
export function NothingHere() {
  return (
    <Notice
      title="There is nothing at this address"
      detail="It may have been renamed or taken down. If somebody sent you a private link to an order, check that it is complete."
    >
      <a href="/creators" className={buttonVariants()}>
        Find a creator
      </a>
      <a href="/" className={buttonVariants({ variant: "secondary" })}>
        Go home
      </a>
    </Notice>
  );
}
