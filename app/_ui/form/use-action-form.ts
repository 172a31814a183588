"use client";

import { type FormEvent, startTransition, useActionState } from "react";
import type { ActionState, FormAction } from "@/lib/transports/actions/action";
import { useFormFeedback } from "./use-form-feedback";

/**
 * A form bound to a server action. Spread `formProps` on the `<form>`: it works without script, keeps what was typed when the
 * action refuses (React would reset it), moves the focus to the first error and toasts `success`.
 */
export function useActionForm<T>(action: FormAction<T>, success?: string) {
  const [state, send, pending] = useActionState<ActionState<T>, FormData>(action, { status: "idle" });
  const ref = useFormFeedback(state, success);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    // the button that was pressed counts, as it does without script
    const { submitter } = event.nativeEvent as SubmitEvent;
    const form = new FormData(event.currentTarget, submitter);
    startTransition(() => send(form));
  };
  const errors = state.status === "error" ? state.fields : {};
  return { state, pending, errors, formProps: { ref, action: send, onSubmit, noValidate: true } };
}
