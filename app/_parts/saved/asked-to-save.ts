"use client";

import { type RefObject, useEffect, useState } from "react";

/** The address to come back to after signing in: it says what was about to be done. */
export function toSaveAt(path: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}save=1`;
}

/** The query of an address without that word. */
export function withoutSave(search: string): string {
  const rest = search
    .slice(1)
    .split("&")
    .filter((part) => part !== "save=1");
  return rest.join("&") === "" ? "" : `?${rest.join("&")}`;
}

/**
 * Whether the reader signed in to save this. Opening an address saves nothing: the button of the form takes the focus, and is pressed
 * by its reader. The word is taken off the address, so that it is said once.
 */
export function useAskedToSave(form: RefObject<HTMLFormElement | null>): boolean {
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    const { pathname, search, hash } = location;
    const button = form.current?.querySelector<HTMLButtonElement>("[type=submit]");
    if (!button || withoutSave(search) === search) return;
    history.replaceState(null, "", `${pathname}${withoutSave(search)}${hash}`);
    button.focus();
    setAsked(true);
  }, [form]);
  return asked;
}
