"use client";

import { RotateCw } from "lucide-react";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { formatDuration } from "@/app/_ui/time/duration";
import { StatusBadge } from "../_parts/status-badge";
import { repeatAction } from "./actions";
import { BodyText } from "./body-text";
import { isSameAnswer } from "./same-answer";

/** Asks a GET once more, and shows what came next to what came then: `before`, where that is kept. */
export function Repeat({ id, before }: { id: string; before: string | null }) {
  const { state, pending, formProps } = useActionForm(repeatAction);
  return (
    <section aria-label="Repeat" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <form {...formProps} aria-label="Repeat this request" className="flex flex-wrap items-center gap-3">
        <input type="hidden" name="id" value={id} />
        <SubmitButton variant="secondary" pending={pending}>
          <RotateCw aria-hidden /> Repeat
        </SubmitButton>
        <p className="min-w-0 text-muted-foreground text-sm">
          Asked now as your account, without a key. It counts as a request.
        </p>
      </form>
      {state.status === "error" ? <FormAlert>{state.message}</FormAlert> : null}
      {state.status === "ok" ? (
        <div role="status" className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <p className="flex items-center gap-2 text-sm">
            <StatusBadge status={state.data.status} /> {formatDuration(state.data.duration_ms)}
            {before === null ? null : (
              <span className="text-muted-foreground">
                {isSameAnswer(before, state.data.response.text)
                  ? "The same answer as then."
                  : "Another answer than then."}
              </span>
            )}
          </p>
          <BodyText title="Answer now" body={state.data.response} />
        </div>
      ) : null}
    </section>
  );
}
