"use client";

import { type FormEvent, startTransition, useActionState, useRef } from "react";
import type { ActionState, FormAction } from "@/lib/transports/actions/action";
import { toast } from "../../feedback/toast";
import { SENT } from "../kept/kept-draft";
import { dropDraft } from "../kept/store";
import { useFormFeedback } from "./use-form-feedback";
import { withSuccess } from "./with-success";

/**
 * A form bound to a server action. Spread `formProps` on the `<form>`: it works without script, keeps what was typed when the
 * action refuses (React would reset it), moves the focus to the first error and toasts `success`. A `KeptDraft` inside is told.
 */
export function useActionForm<T>(action: FormAction<T>, success?: string) {
  const sent = useRef<HTMLFormElement | null>(null);
  // the server renders the action itself, by which the form works without script
  const sending = typeof window === "undefined" ? action : telling(action, () => sent.current, success);
  const [state, send, pending] = useActionState<ActionState<T>, FormData>(sending, { status: "idle" });
  const ref = useFormFeedback(state);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    // what a dialog sends that was opened from within this form comes by here, too
    if (pending || event.target !== form) return;
    sent.current = form;
    // the button that was pressed counts, as it does without script
    const data = new FormData(form, (event.nativeEvent as SubmitEvent).submitter);
    startTransition(() => send(data));
  };
  const errors = state.status === "error" ? state.fields : {};
  return { state, pending, errors, formProps: { ref, action: send, onSubmit, noValidate: true } };
}

/**
 * Forgets the form's draft as soon as the action succeeded or led to another page, and says `success`; also when the form is gone by
 * then, with the row that it stood in or drawn again with what it saved.
 */
function telling<T>(action: FormAction<T>, form: () => HTMLFormElement | null, success?: string): FormAction<T> {
  const done = () => {
    dropDraft(form()?.dataset.draft);
    form()?.dispatchEvent(new Event(SENT));
  };
  const run = withSuccess(action, () => {
    done();
    if (success) toast.success(success);
  });
  return async (previous, data) => {
    try {
      return await run(previous, data);
    } catch (error) {
      if (/^NEXT_REDIRECT/.test(String((error as { digest?: unknown }).digest))) done();
      throw error;
    }
  };
}
