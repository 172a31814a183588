import type { ComponentProps } from "react";
import { cn } from "../cn";
import { controlClasses, unitsOf } from "./input";

/** A text area that grows with its content where the browser can, `maxLength` in characters. */
export function Textarea({ className, rows = 4, maxLength, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      rows={rows}
      dir="auto"
      maxLength={unitsOf(maxLength)}
      style={{ minHeight: `calc(${rows}lh + 18px)` }}
      className={cn(controlClasses, "block field-sizing-content px-3 py-2", className)}
      {...props}
    />
  );
}
