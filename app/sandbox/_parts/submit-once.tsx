"use client";

import { useEffect } from "react";

/** Greys out a form's buttons once it is sent; coming back to the page revives them. The server pays once without it. */
export function SubmitOnce() {
  useEffect(() => {
    const set = (form: HTMLFormElement, disabled: boolean) => {
      for (const button of form.querySelectorAll("button")) button.disabled = disabled;
    };
    // after the browser has taken what is sent: the pressed button is part of it
    const sent = ({ target }: SubmitEvent) => setTimeout(() => target instanceof HTMLFormElement && set(target, true));
    const shown = () => {
      for (const form of document.forms) set(form, false);
    };
    addEventListener("submit", sent);
    addEventListener("pageshow", shown);
    return () => {
      removeEventListener("submit", sent);
      removeEventListener("pageshow", shown);
    };
  }, []);
  return null;
}
