import type { ReactNode } from "react";

/** The buttons of a long form, always in sight at its end. Toasts keep clear of it (`data-action-bar` in the style sheet). */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div
      data-action-bar
      className="sticky bottom-0 -mx-1 flex flex-wrap justify-end gap-2 border-border border-t bg-background/90 px-1 py-3 backdrop-blur-md"
    >
      {children}
    </div>
  );
}
