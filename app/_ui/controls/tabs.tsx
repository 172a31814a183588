"use client";

import * as Base from "radix-ui/tabs";
import type { ComponentProps } from "react";
import { cn } from "../cn";

export const Tabs = Base.Root;

/** The row of tabs; scrolls sideways when it is too long. */
export function TabsList({ className, ...props }: ComponentProps<typeof Base.List>) {
  return (
    <Base.List
      className={cn("flex gap-1 overflow-x-auto rounded-md bg-muted p-1 [scrollbar-width:none]", className)}
      {...props}
    />
  );
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof Base.Trigger>) {
  return (
    <Base.Trigger
      className={cn(
        "flex-1 whitespace-nowrap rounded-sm px-3 py-1.5 font-medium text-base text-muted-foreground transition-colors",
        "hover:text-foreground data-[state=active]:bg-card data-[state=active]:text-foreground data-[state=active]:shadow-sm",
        className,
      )}
      {...props}
    />
  );
}

export function TabsContent({ className, ...props }: ComponentProps<typeof Base.Content>) {
  return <Base.Content className={cn("mt-4", className)} {...props} />;
}
