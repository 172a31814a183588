"use client";

import type { ReactNode } from "react";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { longDay } from "@/lib/core/values/formats";
import type { Verification } from "@/lib/domain/people/accounts/signing-in/verify-email";
import { AccountHeading, accountLink } from "../_parts/heading";
import { HeldForm } from "../_parts/holder-proof";
import { verifyEmailAction } from "./actions";
import { EndedLink, type Reader } from "./ended-link";

type VerifyEmailProps = {
  token: string;
  /** What the link confirms; null for one that has ended. */
  found: Verification | null;
  reader: Reader;
  /** Where else a mail is to be read. */
  note: ReactNode;
};

/** One button where the account is signed in, else its password; afterwards the way on. */
export function VerifyEmail({ token, found, reader, note }: VerifyEmailProps) {
  const form = useActionForm(verifyEmailAction);
  const { state } = form;
  if (state.status === "ok") return <Confirmed />;
  const ended = state.status === "error" && state.code === "not_found";
  if (!found || ended) return <EndedLink reader={reader} note={note} />;
  return (
    <>
      {found.proof === "none" ? (
        <AccountHeading title={TITLE}>
          It shows that the address is yours. Orders that were paid with it are then in your account.
        </AccountHeading>
      ) : (
        <AccountHeading title={TITLE}>
          An account was opened under <span className="wrap-anywhere font-medium">{found.email}</span> on{" "}
          {longDay.format(found.openedAt)}. If it is yours, confirm the address: orders that were paid with it are then
          in that account.
        </AccountHeading>
      )}
      <HeldForm token={token} proof={found.proof} name={TITLE} yes="Confirm" form={form} />
      {found.proof === "none" ? null : (
        <p className="mt-6 text-muted-foreground">
          You did not open it, or do not know the password?{" "}
          <Link href="/forgot-password" className={accountLink}>
            Set a new password by mail
          </Link>
          : the account is then yours, and every other way into it ends. Until the address is confirmed it has none of
          your orders.
        </p>
      )}
    </>
  );
}

const TITLE = "Confirm your address";

function Confirmed() {
  return (
    <>
      <AccountHeading title={TITLE}>Orders that were paid with it are in your account.</AccountHeading>
      <div className="grid gap-4">
        <FormAlert tone="success" takesFocus>
          Your email address is confirmed.
        </FormAlert>
        <Button asChild size="lg">
          <Link href="/orders">See your orders</Link>
        </Button>
      </div>
    </>
  );
}
