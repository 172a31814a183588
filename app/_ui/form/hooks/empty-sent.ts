/**
 * Empties a form that stays after what it added: the next one is another. What was typed or chosen while it was on its way is of the next
 * one. The focus stays where it is.
 */
export function emptySent(form: HTMLFormElement | null, sent: FormData): void {
  for (const control of form?.elements ?? []) {
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    if (!isText && !(control instanceof HTMLSelectElement)) continue;
    if (control.value !== sent.get(control.name)) continue;
    if (isText) control.value = control.defaultValue;
    else for (const option of control.options) option.selected = option.defaultSelected;
  }
}
