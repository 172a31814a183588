"use client";

import { useEffect, useRef } from "react";
import { toast } from "../../feedback/toast";

type Feedback = { status: "idle" | "ok" | "error" };

/**
 * What every form does after its action answered: on success a toast, on refusal the focus goes to the first invalid
 * control, else to the form's alert. Returns the ref for the `<form>`.
 */
export function useFormFeedback(state: Feedback, success?: string) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (state.status === "ok" && success) toast.success(success);
    if (state.status !== "error") return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-form-alert]')?.focus();
  }, [state, success]);
  return form;
}
