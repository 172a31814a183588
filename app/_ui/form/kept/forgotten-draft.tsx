"use client";

import { useEffect } from "react";
import { draftKey, dropDraft } from "./store";

/** Ends a draft that a checkout left, where what was typed has come to its end: `form` and `subject` as its `KeptDraft` has them. */
export function ForgottenDraft({ form, subject }: { form: string; subject: string }) {
  useEffect(() => dropDraft(draftKey(form, subject)), [form, subject]);
  return null;
}
