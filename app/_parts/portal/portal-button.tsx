"use client";

import { ExternalLink } from "lucide-react";
import { useState } from "react";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { withSuccess } from "@/app/_ui/form/hooks/with-success";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import type { FormAction } from "@/lib/transports/actions/action";

type PortalButtonProps = {
  label: string;
  /** Leads to the portal. */
  action: FormAction<never>;
  /** What is looked after, where there can be several: its id, and what it is called. */
  of?: { id: string; name: string };
  primary?: boolean;
};

/** Leads to the processor's portal, whose address is made at that moment. */
export function PortalButton({ label, action, of, primary = false }: PortalButtonProps) {
  const [leave] = useState(() => withSuccess(action, () => {}));
  const { state, pending, formProps } = useActionForm(leave);
  return (
    <form {...formProps} aria-label={of ? `${label}: ${of.name}` : label} className="grid justify-items-start gap-3">
      {of ? <input type="hidden" name="id" value={of.id} /> : null}
      {state.status === "error" ? <FormAlert>{state.message}</FormAlert> : null}
      <SubmitButton variant={primary ? "primary" : "secondary"} size={of ? "sm" : undefined} pending={pending}>
        {label} <ExternalLink aria-hidden />
      </SubmitButton>
    </form>
  );
}
