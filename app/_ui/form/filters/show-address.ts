/** What an address says of a form's fields. */
export type Shown = Readonly<Record<string, string | number | undefined>>;

/**
 * Makes the fields of a form show what the address says. `sent` is what the form itself asked for, where this is the answer: what was
 * typed or chosen since then stays.
 */
export function showAddress(form: HTMLFormElement, shown: Shown, sent: URLSearchParams | null): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLSelectElement || field instanceof HTMLInputElement) || field.type === "hidden") continue;
    if (!field.name) continue;
    const value = String(shown[field.name] ?? "");
    const touched = sent !== null && field.value.trim() !== (sent.get(field.name) ?? "");
    // a space at the end may be the beginning of the next word
    if (!touched && field.value.trim() !== value) field.value = value;
  }
}
