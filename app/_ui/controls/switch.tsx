import type { ComponentProps } from "react";
import { cn } from "../cn";

/** A native checkbox that reads as a switch. Label it with a Field or a `<label>` around it. */
export function Switch({ className, ...props }: Omit<ComponentProps<"input">, "type" | "role">) {
  return (
    <span className={cn("relative inline-flex h-5 w-9 shrink-0", className)}>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox brings its own checked state
        role="switch"
        className="peer size-full appearance-none rounded-full bg-control transition-colors checked:bg-primary disabled:opacity-50"
        {...props}
      />
      <span
        aria-hidden
        className="pointer-events-none absolute top-0.5 left-0.5 size-4 rounded-full bg-white shadow-sm transition-transform peer-checked:translate-x-4 dark:peer-checked:bg-primary-foreground"
      />
    </span>
  );
}
