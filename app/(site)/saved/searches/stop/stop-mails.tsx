"use client";

import { stopMailsAction } from "@/app/_parts/saved/search-actions";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import type { ErrorCode } from "@/lib/contracts/errors";

/** What a token is refused with that was cut off or changed on its way. */
const BAD_TOKEN: unknown[] = ["not_found", "validation_error"] satisfies ErrorCode[];

/** The button, and what it did. */
export function StopMails({ token }: { token: string }) {
  const { state, pending, formProps } = useActionForm(stopMailsAction);
  if (state.status === "ok")
    return (
      <FormAlert tone="success" takesFocus>
        Done: no more of these mails.
      </FormAlert>
    );
  return (
    <form {...formProps} aria-label="Stop these mails" className="grid gap-4">
      {state.status === "error" ? (
        <FormAlert>
          {BAD_TOKEN.includes(state.code) ? "This link is not whole. Open it from the mail once more." : state.message}
        </FormAlert>
      ) : null}
      <input type="hidden" name="token" value={token} />
      <SubmitButton pending={pending} size="lg" className="w-full">
        Stop the mails
      </SubmitButton>
    </form>
  );
}
