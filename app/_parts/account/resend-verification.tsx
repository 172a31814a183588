"use client";

import { MailCheck } from "lucide-react";
import type { ReactNode } from "react";
import { resendVerificationAction } from "@/app/_parts/account/send-verification";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { SubmitButton } from "@/app/_ui/form/submit-button";

type ResendVerificationProps = {
  email: string;
  /** What follows, after "Open it, and". */
  then: string;
  /** Where else the mail is to be read. */
  note: ReactNode;
};

/** Says that the address is to be confirmed first, and sends the mail again. */
export function ResendVerification({ email, then, note }: ResendVerificationProps) {
  const { state, pending, formProps } = useActionForm(resendVerificationAction, "Check your email");
  return (
    <section className="grid justify-items-start gap-3 rounded-md border border-border bg-card p-5 shadow-sm sm:p-6">
      <span className="grid size-10 place-items-center rounded-full bg-primary-tint text-primary-ink">
        <MailCheck aria-hidden className="size-5" />
      </span>
      <h2 className="font-semibold text-lg">Confirm your email address</h2>
      <p className="measure text-muted-foreground">
        We have sent a link to <span className="wrap-anywhere font-medium text-foreground">{email}</span>. Open it, and{" "}
        {then}.
      </p>
      {note}
      <form {...formProps} aria-label="Send the email again" className="grid gap-3">
        {state.status === "error" ? <FormAlert>{state.message}</FormAlert> : null}
        <SubmitButton variant="secondary" pending={pending}>
          Send it again
        </SubmitButton>
      </form>
    </section>
  );
}
