"use client";

import { useEffect, useRef } from "react";
import { changedIn, typedIn } from "@/app/_ui/form/kept/fields";
import { draftKey, dropDraft, keepDraft } from "@/app/_ui/form/kept/store";

/** `subject` is the id of what was saved, `sent` what it was saved from. */
type TypedSinceProps = { form: string; subject: string; sent: FormData };

/**
 * In place of a form's `KeptDraft` once it was sent and leads elsewhere: what was typed while it was on its way, and is typed until the
 * other page is there, is kept as a draft of what was saved, whose own form brings it back.
 */
export function TypedSince({ form: name, subject, sent }: TypedSinceProps) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = place.current?.closest("form");
    if (!form) return;
    const at = draftKey(name, subject);
    const keep = () => {
      const typed = typedIn(form);
      const before = Object.fromEntries(Object.keys(typed).map((field) => [field, sent.getAll(field)]));
      const since = changedIn(typed, before);
      if (since) keepDraft(at, since);
      else dropDraft(at);
    };
    dropDraft(form.dataset.draft);
    keep();
    form.addEventListener("input", keep);
    return () => form.removeEventListener("input", keep);
  }, [name, subject, sent]);
  return <span ref={place} hidden />;
}
