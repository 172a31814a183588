import type { ComponentProps } from "react";
import { cn } from "../cn";
import { Glyph } from "../looks/logos/glyph";
import { controlClasses } from "./input";

/** The native select, framed: takes `<option>`s, works in forms without script. */
export function Select({ className, children, ...props }: ComponentProps<"select">) {
  return (
    <span className={cn("relative block", className)}>
      <select className={cn(controlClasses, "h-9 appearance-none truncate pr-9 pl-3")} {...props}>
        {children}
      </select>
      <Glyph
        name="chevron-down"
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted-foreground"
      />
    </span>
  );
}
