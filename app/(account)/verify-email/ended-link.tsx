import type { ReactNode } from "react";
import { resendVerificationAction } from "@/app/_parts/account/send-verification";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { AccountHeading } from "../_parts/heading";

/** Who is signed in here, and whether their address is confirmed; null for nobody. */
export type Reader = { email: string; verified: boolean } | null;

const TITLE = "This link has ended";
const WHY = "It has been used, or is more than three days old.";

/** Said of a link that confirms nothing any more, with what there is to do for the one who reads it. */
export function EndedLink({ reader, note }: { reader: Reader; note: ReactNode }) {
  if (!reader)
    return (
      <>
        <AccountHeading title={TITLE}>{WHY} Sign in to see whether your address is confirmed.</AccountHeading>
        <Button asChild size="lg" className="w-full">
          <Link href="/sign-in?next=/orders">Sign in</Link>
        </Button>
      </>
    );
  if (reader.verified)
    return (
      <>
        <AccountHeading title={TITLE}>{WHY} Your address is confirmed: there is nothing left to do.</AccountHeading>
        <Button asChild size="lg" className="w-full">
          <Link href="/orders">See your orders</Link>
        </Button>
      </>
    );
  return <AnotherLink email={reader.email} note={note} />;
}

function AnotherLink({ email, note }: { email: string; note: ReactNode }) {
  const { state, pending, formProps } = useActionForm(resendVerificationAction);
  return (
    <>
      <AccountHeading title={TITLE}>{WHY} Your address still waits to be confirmed.</AccountHeading>
      <form {...formProps} aria-label="Send a new link" className="grid gap-4">
        {state.status === "error" ? <FormAlert>{state.message}</FormAlert> : null}
        {state.status === "ok" ? (
          <FormAlert tone="success" takesFocus>
            We have sent a new link to <span className="wrap-anywhere font-medium">{email}</span>.
          </FormAlert>
        ) : (
          <SubmitButton pending={pending} size="lg">
            Send a new one
          </SubmitButton>
        )}
        {note}
      </form>
    </>
  );
}
