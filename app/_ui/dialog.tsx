"use client";

import { X } from "lucide-react";
import * as Base from "radix-ui/dialog";
import type { ComponentProps } from "react";
import { cn } from "./cn";

export const Dialog = Base.Root;
export const DialogTrigger = Base.Trigger;
export const DialogClose = Base.Close;

export const overlayClasses = "fixed inset-0 z-50 bg-black/40 data-[state=open]:animate-fade-in";
export const panelClasses = [
  "fixed top-1/2 left-1/2 z-50 grid max-h-[calc(100dvh-32px)] w-[calc(100%-32px)] max-w-lg -translate-x-1/2",
  "-translate-y-1/2 gap-4 overflow-y-auto rounded-lg border border-border bg-popover p-6 shadow-lg",
  "data-[state=open]:animate-rise-in",
].join(" ");

/** The dialog's panel over a dimmed page. It needs a DialogTitle inside. */
export function DialogContent({ className, children, ...props }: ComponentProps<typeof Base.Content>) {
  return (
    <Base.Portal>
      <Base.Overlay className={overlayClasses} />
      <Base.Content className={cn(panelClasses, className)} {...props}>
        {children}
        <Base.Close className="absolute top-4 right-4 grid size-8 place-items-center rounded-sm text-muted-foreground hover:bg-muted hover:text-foreground">
          <X aria-hidden className="size-4" />
          <span className="sr-only">Close</span>
        </Base.Close>
      </Base.Content>
    </Base.Portal>
  );
}

export function DialogHeader({ className, ...props }: ComponentProps<"div">) {
  return <div className={cn("grid gap-1.5 pr-8", className)} {...props} />;
}

export function DialogFooter({ className, ...props }: ComponentProps<"div">) {
  return <div className={cn("flex flex-col-reverse gap-2 pt-2 sm:flex-row sm:justify-end", className)} {...props} />;
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof Base.Title>) {
  return <Base.Title className={cn("font-semibold text-xl", className)} {...props} />;
}

export function DialogDescription({ className, ...props }: ComponentProps<typeof Base.Description>) {
  return <Base.Description className={cn("text-base text-muted-foreground", className)} {...props} />;
}
