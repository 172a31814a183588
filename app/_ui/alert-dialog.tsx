"use client";

import * as Base from "radix-ui/alert-dialog";
import type { ComponentProps } from "react";
import { buttonVariants } from "./button";
import { cn } from "./cn";
import { overlayClasses, panelClasses } from "./dialog";

export const AlertDialog = Base.Root;
export const AlertDialogTrigger = Base.Trigger;

/** A question that must be answered before anything is destroyed. The title names the thing. */
export function AlertDialogContent({ className, ...props }: ComponentProps<typeof Base.Content>) {
  return (
    <Base.Portal>
      <Base.Overlay className={overlayClasses} />
      <Base.Content className={cn(panelClasses, className)} {...props} />
    </Base.Portal>
  );
}

export function AlertDialogHeader({ className, ...props }: ComponentProps<"div">) {
  return <div className={cn("grid gap-1.5", className)} {...props} />;
}

export function AlertDialogFooter({ className, ...props }: ComponentProps<"div">) {
  return <div className={cn("flex flex-col-reverse gap-2 pt-2 sm:flex-row sm:justify-end", className)} {...props} />;
}

export function AlertDialogTitle({ className, ...props }: ComponentProps<typeof Base.Title>) {
  return <Base.Title className={cn("font-semibold text-xl", className)} {...props} />;
}

export function AlertDialogDescription({ className, ...props }: ComponentProps<typeof Base.Description>) {
  return <Base.Description className={cn("text-base text-muted-foreground", className)} {...props} />;
}

export function AlertDialogCancel({ className, ...props }: ComponentProps<typeof Base.Cancel>) {
  return <Base.Cancel className={cn(buttonVariants({ variant: "secondary" }), className)} {...props} />;
}

/** The destructive answer. Give `asChild` with a SubmitButton to send a form. */
export function AlertDialogAction({ className, ...props }: ComponentProps<typeof Base.Action>) {
  return <Base.Action className={cn(buttonVariants({ variant: "danger" }), className)} {...props} />;
}
