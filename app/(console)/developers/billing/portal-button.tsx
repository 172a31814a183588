"use client";

import { ExternalLink } from "lucide-react";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { withSuccess } from "@/app/_ui/form/hooks/with-success";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { openPortalAction } from "./actions";

const LEAVE = withSuccess(openPortalAction, () => {});

/** Leads to the processor's portal, whose address is made at that moment. */
export function PortalButton({ label, primary = false }: { label: string; primary?: boolean }) {
  const { state, pending, formProps } = useActionForm(LEAVE);
  return (
    <form {...formProps} aria-label={label} className="grid justify-items-start gap-3">
      {state.status === "error" ? <FormAlert>{state.message}</FormAlert> : null}
      <SubmitButton variant={primary ? "primary" : "secondary"} pending={pending}>
        {label} <ExternalLink aria-hidden />
      </SubmitButton>
    </form>
  );
}
