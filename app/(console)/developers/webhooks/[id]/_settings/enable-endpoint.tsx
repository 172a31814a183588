"use client";

import { Power } from "lucide-react";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { withSuccess } from "@/app/_ui/form/hooks/with-success";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { enableEndpointAction } from "../actions";

const enable = withSuccess(enableEndpointAction, () => {});

/** Turns a disabled endpoint on again. */
export function EnableEndpoint({ id }: { id: string }) {
  const { state, pending, formProps } = useActionForm(enable, "The endpoint is enabled");
  return (
    <form {...formProps} aria-label="Enable the endpoint" className="grid gap-2">
      <input type="hidden" name="id" value={id} />
      <SubmitButton size="sm" pending={pending}>
        <Power aria-hidden /> Enable
      </SubmitButton>
      {state.status === "error" ? <FormAlert>{state.message}</FormAlert> : null}
    </form>
  );
}
