/** A `ref` for what stands in place of the button that was pressed and is gone. Who is elsewhere by then stays there. */
export function takeFocus(control: HTMLElement | null): void {
  if (document.activeElement === document.body) control?.focus();
}

/** The same for what holds the fields of a form that opens: its first field, of several radios the chosen one. */
export function takeFocusWithin(place: HTMLElement | null): void {
  if (!place || document.activeElement !== document.body) return;
  for (const field of place.querySelectorAll<HTMLElement>("input:not([type=hidden]), textarea, select")) {
    (field.closest("fieldset")?.querySelector<HTMLElement>("input:checked") ?? field).focus();
    if (document.activeElement !== document.body) return; // it can be seen
  }
}
