import type { ComponentProps } from "react";
import { cn } from "../cn";

/** A control's label. */
export function Label({ className, ...props }: ComponentProps<"label">) {
  // biome-ignore lint/a11y/noLabelWithoutControl: the caller gives htmlFor or nests the control
  return <label className={cn("wrap-anywhere font-medium text-sm", className)} {...props} />;
}
