"use client";

import { Inbox } from "lucide-react";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { openInboxAction } from "../actions";

/** Opens the account's built-in inbox: a first delivery without a server. */
export function OpenInbox({ small = false }: { small?: boolean }) {
  const { state, pending, formProps } = useActionForm(openInboxAction);
  return (
    <form {...formProps} aria-label="Built-in inbox" className="grid gap-2">
      <SubmitButton variant={small ? "ghost" : "secondary"} size={small ? "sm" : "md"} pending={pending}>
        <Inbox aria-hidden /> {small ? "Built-in inbox" : "Try the built-in inbox"}
      </SubmitButton>
      {state.status === "error" ? <FormAlert>{state.message}</FormAlert> : null}
    </form>
  );
}
