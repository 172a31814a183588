"use client";

import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { AccountHeading } from "../_parts/heading";
import { confirmEmailChangeAction } from "./actions";

/** One button; afterwards what is still missing. */
export function ChangeEmail({ token, alive }: { token: string; alive: boolean }) {
  const { state, pending, formProps } = useActionForm(confirmEmailChangeAction);
  if (state.status === "ok") {
    const { email, changed } = state.data;
    return (
      <>
        <AccountHeading title={changed ? "Your address is changed" : "One more yes"}>
          {changed
            ? `Your account has ${email} from now on. Sign in with it the next time.`
            : "This mailbox has said yes. The address changes once the other one has too: open the link there."}
        </AccountHeading>
        <Button asChild size="lg">
          <Link href="/settings/account">Your account</Link>
        </Button>
      </>
    );
  }
  if (!alive) {
    return (
      <>
        <AccountHeading title="This link has ended">
          It has been used, is more than a day old, or the change was taken back.
        </AccountHeading>
        <Button asChild size="lg">
          <Link href="/settings/account">Your account</Link>
        </Button>
      </>
    );
  }
  return (
    <>
      <AccountHeading title="Change of address">
        Did you ask for another email address in your settings? If it was not you, close this page: nothing changes.
      </AccountHeading>
      <form {...formProps} aria-label="Change of address" className="grid gap-4">
        <input type="hidden" name="token" value={token} />
        {state.status === "error" ? <FormAlert>{state.message}</FormAlert> : null}
        <SubmitButton pending={pending} size="lg">
          Yes, change it
        </SubmitButton>
      </form>
    </>
  );
}
