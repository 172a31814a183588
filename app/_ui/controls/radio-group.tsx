import type { ComponentProps, ReactNode } from "react";
import { cn } from "../cn";

type RadioGroupProps = ComponentProps<"fieldset"> & { legend: ReactNode; hideLegend?: boolean };

/** A group of radios under one legend. */
export function RadioGroup({ legend, hideLegend, className, children, ...props }: RadioGroupProps) {
  return (
    <fieldset data-field className={cn("grid min-w-0 gap-2", className)} {...props}>
      <legend className={hideLegend ? "sr-only" : "mb-2 font-medium text-sm"}>{legend}</legend>
      {children}
    </fieldset>
  );
}

/** A native radio in house dress. */
export function Radio({ className, ...props }: Omit<ComponentProps<"input">, "type">) {
  return (
    <input
      type="radio"
      className={cn(
        "size-4 shrink-0 appearance-none rounded-full border border-control bg-card shadow-sm transition-[border-width]",
        "checked:border-[5px] checked:border-primary disabled:opacity-50",
        className,
      )}
      {...props}
    />
  );
}

/** A radio with its label and an optional line under it. */
export function RadioField({ label, hint, ...props }: ComponentProps<typeof Radio> & Labelled) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is nested, one component down
    <label className="flex items-start gap-2.5">
      <Radio className="mt-[3px]" {...props} />
      <span className="grid">
        <span className="font-medium text-base">{label}</span>
        {hint ? <span className="text-muted-foreground text-sm">{hint}</span> : null}
      </span>
    </label>
  );
}

/** A whole card that is a radio: the card is outlined while it is chosen. */
export function RadioCard({ className, children, ...props }: ComponentProps<typeof Radio>) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is nested, one component down
    <label
      className={cn(
        "flex items-start gap-3 rounded-md border border-border bg-card p-4 shadow-sm transition-colors",
        "hover:border-border-strong has-checked:border-primary has-checked:bg-primary-tint/40 has-checked:ring-1 has-checked:ring-primary",
        "has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2",
        className,
      )}
    >
      <Radio className="mt-[3px] outline-none" {...props} />
      <span className="min-w-0 flex-1">{children}</span>
    </label>
  );
}

type Labelled = { label: ReactNode; hint?: ReactNode };
