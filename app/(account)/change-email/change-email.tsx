"use client";

import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import type { HolderProof } from "@/lib/domain/people/accounts/sessions/holder";
import { AccountHeading } from "../_parts/heading";
import { HeldForm } from "../_parts/holder-proof";
import { confirmEmailChangeAction } from "./actions";

/** One button, or the password first; afterwards what is still missing. `proof` is null for a link that has ended. */
export function ChangeEmail({ token, proof }: { token: string; proof: HolderProof | null }) {
  const form = useActionForm(confirmEmailChangeAction);
  const { state } = form;
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
  if (!proof) {
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
        Did you ask for another email address in the settings of your account? If it was not you, close this page:
        nothing changes.
      </AccountHeading>
      <HeldForm token={token} proof={proof} name="Change of address" yes="Yes, change it" form={form} />
    </>
  );
}
