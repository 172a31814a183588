"use client";

import type { ReactNode } from "react";
import { resendVerificationAction } from "@/app/_parts/account/send-verification";
import { StepsToDo } from "@/app/_parts/steps-to-do";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { SubmitButton } from "@/app/_ui/form/submit-button";

/** The ways to a first order, for somebody who has bought nothing yet. */
export function FirstOrder({ email, verified, note }: { email: string; verified: boolean; note: ReactNode }) {
  return (
    <StepsToDo
      title="Your first order"
      lead="What you or your agent orders with this address appears here once it is paid."
      steps={[
        {
          done: verified,
          title: "Confirm your email address",
          text: `We have sent a link to ${email}. Open it, and the orders that were paid with this address are yours to see.`,
          does: (
            <div className="grid gap-2">
              <SendAgain />
              {note}
            </div>
          ),
        },
        {
          done: false,
          title: "Find somebody for the work",
          text: "Fixed prices, verified reviews, and your money is held until you accept the delivery.",
          href: "/creators",
          action: "Find a creator",
        },
        {
          done: false,
          title: "Or say what you need",
          text: "Up to ten creators who fit your brief can send you an offer, and you compare them.",
          href: "/briefs/new",
          action: "Post a brief",
        },
        {
          done: false,
          title: "Or let your assistant look",
          text: "It finds people and prepares orders, within limits that you set. Paying stays with you.",
          href: "/docs/connect-your-assistant",
          action: "Connect an assistant",
        },
      ]}
    />
  );
}

function SendAgain() {
  const { state, pending, formProps } = useActionForm(resendVerificationAction, "Check your email");
  return (
    <form {...formProps} aria-label="Send the email again">
      {state.status === "error" ? <p className="mb-2 text-danger-ink text-sm">{state.message}</p> : null}
      <SubmitButton size="sm" variant="secondary" pending={pending}>
        Send it again
      </SubmitButton>
    </form>
  );
}
