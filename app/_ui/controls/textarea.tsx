import type { ComponentProps } from "react";
import { cn } from "../cn";
import { controlClasses } from "./input";

/** A text area that grows with its content where the browser can. */
export function Textarea({ className, rows = 4, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      rows={rows}
      style={{ minHeight: `calc(${rows}lh + 18px)` }}
      className={cn(controlClasses, "block field-sizing-content px-3 py-2", className)}
      {...props}
    />
  );
}
