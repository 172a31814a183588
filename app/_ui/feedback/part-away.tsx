import { Button } from "../controls/button";
import type { Retry } from "./fetched-part";
import { UNREACHABLE } from "./unreachable";

/** Stands in place of a part of a page that could not be fetched: the rest of the page stays. */
export function PartAway({ retry }: Retry) {
  return (
    <div role="alert" className="grid justify-items-start gap-2 rounded-md border border-border px-4 py-3 text-base">
      <p>{UNREACHABLE}</p>
      <Button variant="secondary" size="sm" onClick={retry}>
        Try again
      </Button>
    </div>
  );
}
