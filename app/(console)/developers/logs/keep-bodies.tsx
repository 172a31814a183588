"use client";

import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { keepBodiesAction } from "./actions";

/** Whether bodies are kept, and the button that changes it. */
export function KeepBodies({ keeps, days }: { keeps: boolean; days: number }) {
  const { state, pending, formProps } = useActionForm(
    keepBodiesAction,
    keeps ? "Bodies are no longer kept" : "Bodies are kept from now on",
  );
  return (
    <section aria-labelledby="bodies" className="grid gap-3 rounded-lg border border-border p-5">
      <h2 id="bodies" className="font-semibold text-lg">
        Bodies
      </h2>
      <p className="measure text-muted-foreground text-sm">
        {keeps
          ? `What your requests send and are answered is kept for ${days} days, at most 8 KiB of each. Keys, tokens, passwords, signatures, handles and cards are hidden, email addresses shortened. You see them here; a key or app needs the scope `
          : "Nothing of what your requests send and are answered is kept. Switched on, it would be seen here, and by keys and apps with the scope "}
        <code>requests:read</code>.
      </p>
      <form {...formProps}>
        <input type="hidden" name="keep" value={String(!keeps)} />
        <SubmitButton variant="secondary" size="sm" pending={pending}>
          {keeps ? "Stop keeping bodies" : "Keep bodies"}
        </SubmitButton>
      </form>
      {state.status === "error" ? <FormAlert>{state.message}</FormAlert> : null}
    </section>
  );
}
