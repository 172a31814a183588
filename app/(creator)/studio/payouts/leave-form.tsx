"use client";

import { ExternalLink } from "lucide-react";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { withSuccess } from "@/app/_ui/form/hooks/with-success";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { openDashboardAction, startOnboardingAction } from "./actions";

const TO = {
  onboarding: withSuccess(startOnboardingAction, () => {}),
  dashboard: withSuccess(openDashboardAction, () => {}),
};

type LeaveFormProps = { to: keyof typeof TO; label: string; secondary?: boolean };

/** A button that leads to a page of the payment processor, which makes its address at that moment. */
export function LeaveForm({ to, label, secondary = false }: LeaveFormProps) {
  const { state, pending, formProps } = useActionForm(TO[to]);
  return (
    <form {...formProps} aria-label={label} className="grid justify-items-start gap-3">
      {state.status === "error" ? <FormAlert>{state.message}</FormAlert> : null}
      <SubmitButton variant={secondary ? "secondary" : "primary"} pending={pending}>
        {label} <ExternalLink aria-hidden />
      </SubmitButton>
    </form>
  );
}
