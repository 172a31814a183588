import { Check } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "../cn";

/** A native checkbox in house dress: submits with its form, works without script. */
export function Checkbox({ className, ...props }: Omit<ComponentProps<"input">, "type">) {
  return (
    <span className={cn("relative inline-grid size-4 shrink-0 place-items-center", className)}>
      <input
        type="checkbox"
        className={cn(
          "peer size-4 appearance-none rounded-[4px] border border-control bg-card shadow-sm transition-colors",
          "checked:border-primary checked:bg-primary disabled:opacity-50 aria-invalid:border-danger",
        )}
        {...props}
      />
      <Check
        aria-hidden
        strokeWidth={3}
        className="pointer-events-none absolute size-3 scale-75 text-primary-foreground opacity-0 peer-checked:scale-100 peer-checked:opacity-100"
      />
    </span>
  );
}
