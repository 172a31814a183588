"use client";

import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { joinAction } from "../../join-actions";

/** The button that joins a tier. */
export function JoinTier({ handle, id, name }: { handle: string; id: string; name: string }) {
  const { state, pending, formProps } = useActionForm(joinAction.bind(null, handle));
  return (
    <form {...formProps} aria-label={`Join ${name}`} className="grid gap-2">
      <input type="hidden" name="id" value={id} />
      {state.status === "error" ? <FormAlert>{state.message}</FormAlert> : null}
      <SubmitButton variant="secondary" pending={pending} className="w-full">
        Join<span className="sr-only"> {name}</span>
      </SubmitButton>
    </form>
  );
}
