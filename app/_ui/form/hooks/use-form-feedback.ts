"use client";

import { useEffect, useRef } from "react";

type Feedback = { status: "idle" | "ok" | "error" };

/**
 * What every form does after its action refused: the focus goes to the first invalid
 * control, else to the form's alert, which is announced either way. Returns the ref for the `<form>`.
 */
export function useFormFeedback(state: Feedback) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (state.status === "error" && form.current) focusOnFirst(form.current);
  }, [state]);
  return form;
}

/** The alert stands at the top of its form: of several wrong fields, none might be in sight there. */
export function focusOnFirst(form: HTMLFormElement): void {
  for (const control of form.querySelectorAll<HTMLElement>('[aria-invalid="true"]')) {
    control.focus({ preventScroll: true });
    if (document.activeElement !== control) continue; // it cannot be seen
    // its label stands above it and the message beneath: both are to be read
    (control.closest("[data-field]") ?? control).scrollIntoView({ block: "nearest" });
    return;
  }
  // a note that stands there as well is none of it
  form.querySelector<HTMLElement>("[data-form-alert][role=alert]")?.focus();
}
