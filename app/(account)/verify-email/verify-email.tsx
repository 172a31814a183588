"use client";

import type { ReactNode } from "react";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { AccountHeading } from "../_parts/heading";
import { verifyEmailAction } from "./actions";
import { EndedLink, type Reader } from "./ended-link";

type VerifyEmailProps = {
  token: string;
  /** Whether the link still confirms. */
  alive: boolean;
  reader: Reader;
  /** Where else a mail is to be read. */
  note: ReactNode;
};

/** One button; afterwards the way on. */
export function VerifyEmail({ token, alive, reader, note }: VerifyEmailProps) {
  const { state, pending, formProps } = useActionForm(verifyEmailAction);
  const done = state.status === "ok";
  const ended = state.status === "error" && state.code === "not_found";
  if (!done && (!alive || ended)) return <EndedLink reader={reader} note={note} />;
  return (
    <>
      <AccountHeading title="Confirm your address">
        It shows that the address is yours. Orders that were paid with it are then in your account.
      </AccountHeading>
      {done ? (
        <div className="grid gap-4">
          <FormAlert tone="success" takesFocus>
            Your email address is confirmed.
          </FormAlert>
          <Button asChild size="lg">
            <Link href="/orders">See your orders</Link>
          </Button>
        </div>
      ) : (
        <form {...formProps} aria-label="Confirm your address" className="grid gap-4">
          <input type="hidden" name="token" value={token} />
          {state.status === "error" ? <FormAlert>{state.message}</FormAlert> : null}
          <SubmitButton pending={pending} size="lg">
            Confirm
          </SubmitButton>
        </form>
      )}
    </>
  );
}
