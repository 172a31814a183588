"use client";

import * as Base from "radix-ui/dropdown-menu";
import type { ComponentProps } from "react";
import { cn } from "./cn";

export const DropdownMenu = Base.Root;
export const DropdownMenuTrigger = Base.Trigger;
export const DropdownMenuGroup = Base.Group;

export function DropdownMenuContent({ className, sideOffset = 6, ...props }: ComponentProps<typeof Base.Content>) {
  return (
    <Base.Portal>
      <Base.Content
        sideOffset={sideOffset}
        collisionPadding={8}
        className={cn(
          "z-50 min-w-44 rounded-md border border-border bg-popover p-1 shadow-lg data-[state=open]:animate-rise-in",
          className,
        )}
        {...props}
      />
    </Base.Portal>
  );
}

type ItemProps = ComponentProps<typeof Base.Item> & { tone?: "danger" };

export function DropdownMenuItem({ className, tone, ...props }: ItemProps) {
  return (
    <Base.Item
      className={cn(
        "flex cursor-pointer select-none items-center gap-2 rounded-sm px-2.5 py-1.5 text-base outline-none [&_svg]:size-4",
        "data-disabled:pointer-events-none data-highlighted:bg-muted data-disabled:opacity-50",
        tone === "danger" ? "text-danger-ink" : "[&_svg]:text-muted-foreground",
        className,
      )}
      {...props}
    />
  );
}

export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof Base.Label>) {
  return <Base.Label className={cn("px-2.5 py-1.5 text-muted-foreground text-sm", className)} {...props} />;
}

export function DropdownMenuSeparator({ className, ...props }: ComponentProps<typeof Base.Separator>) {
  return <Base.Separator className={cn("-mx-1 my-1 h-px bg-border", className)} {...props} />;
}
