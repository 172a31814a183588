/** A message that appears at the edge of the page and leaves by itself. */
export type Toast = { kind: "success" | "error"; message: string };

const waiting: Toast[] = [];
const listeners = new Set<() => void>();

function show(kind: Toast["kind"], message: string): void {
  waiting.push({ kind, message });
  for (const listener of listeners) listener();
}

/** Says how something ended. Browser only; it is drawn by the section's `<Toaster />`. */
export const toast = {
  success: (message: string) => show("success", message),
  error: (message: string) => show("error", message),
};

/** Hears of every new toast until the returned function is called. */
export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes the toasts that nobody has drawn yet. */
export function takeToasts(): Toast[] {
  return waiting.splice(0);
}

/** Whether a toast waits to be drawn. */
export function toastWaits(): boolean {
  return waiting.length > 0;
}
