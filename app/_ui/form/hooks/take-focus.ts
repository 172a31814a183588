/** A `ref` for what stands in place of the button that was pressed and is gone. Who is elsewhere by then stays there. */
export function takeFocus(control: HTMLElement | null): void {
  if (document.activeElement === document.body) control?.focus();
}
