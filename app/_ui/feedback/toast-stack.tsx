"use client";

import { useEffect } from "react";
import { Toaster as Base, toast as draw } from "sonner";
import { onToast, takeToasts } from "./toast";

/** Draws the waiting toasts, and those to come. */
export default function ToastStack() {
  useEffect(() => {
    const drain = () => {
      for (const { kind, message } of takeToasts()) draw[kind](message);
    };
    drain();
    return onToast(drain);
  }, []);
  return (
    <Base
      position="bottom-right"
      gap={8}
      offset={{ bottom: "var(--toasts-above, 24px)" }}
      mobileOffset={{ bottom: "var(--toasts-above, 16px)" }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            "flex w-full items-center gap-2.5 rounded-md border border-border bg-popover px-4 py-3 font-sans text-base text-foreground shadow-lg",
          success: "[&_[data-icon]]:text-success",
          error: "[&_[data-icon]]:text-danger",
        },
      }}
    />
  );
}
