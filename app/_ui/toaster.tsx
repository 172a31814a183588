"use client";

import { Toaster as Base } from "sonner";

export { toast } from "sonner";

/** Where toasts appear: one per section layout, not in the root layout, so that pages without forms do not ship it. */
export function Toaster() {
  return (
    <Base
      position="bottom-right"
      gap={8}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            "flex w-full items-center gap-2.5 rounded-md font-sans border border-border bg-popover px-4 py-3 text-base text-foreground shadow-lg",
          description: "text-sm text-muted-foreground",
          success: "[&_[data-icon]]:text-success",
          error: "[&_[data-icon]]:text-danger",
          actionButton: "ml-auto font-medium text-primary-ink",
        },
      }}
    />
  );
}
