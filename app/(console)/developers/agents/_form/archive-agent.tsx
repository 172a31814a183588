"use client";

import { Archive, ArchiveRestore } from "lucide-react";
import { AskFirst } from "@/app/_ui/form/asking/ask-first";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { archiveAgentAction, restoreAgentAction } from "../actions";

/** Asks before an agent takes no more runs. */
export function ArchiveAgent({ id, name }: { id: string; name: string }) {
  return (
    <AskFirst
      verb="Archive"
      thing={name}
      icon={Archive}
      id={id}
      action={archiveAgentAction}
      question={`Archive “${name}”?`}
      consequence="It takes no more runs. Those under way end, all of them stay readable, and you can restore it."
      yes="Archive agent"
      no="Keep it"
      done={`“${name}” is archived`}
    />
  );
}

/** Takes an agent back into use. */
export function RestoreAgent({ id }: { id: string }) {
  const { state, pending, formProps } = useActionForm(restoreAgentAction, "The agent is in use again");
  return (
    <form {...formProps} aria-label="Restore this agent" className="grid gap-2">
      <input type="hidden" name="id" value={id} />
      <SubmitButton variant="secondary" pending={pending}>
        <ArchiveRestore aria-hidden /> Restore
      </SubmitButton>
      {state.status === "error" ? <FormAlert>{state.message}</FormAlert> : null}
    </form>
  );
}
