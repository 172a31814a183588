"use client";

import { useActionForm } from "../../form/hooks/use-action-form";
import { useRefusalToast } from "../../form/hooks/use-refusal-toast";
import { SubmitButton } from "../../form/submit-button";
import { readNoticesAction } from "./actions";

/** Marks everything up to a notice as read. */
export function MarkRead({ upTo }: { upTo: number }) {
  const { state, pending, formProps } = useActionForm(readNoticesAction);
  useRefusalToast(state);
  return (
    <form {...formProps} aria-label="Mark all as read">
      <input type="hidden" name="up_to" value={upTo} />
      <SubmitButton size="sm" variant="ghost" pending={pending}>
        Mark all as read
      </SubmitButton>
    </form>
  );
}
