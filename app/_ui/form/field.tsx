import { CircleAlert } from "lucide-react";
import { Slot } from "radix-ui/slot";
import { type ReactNode, useId } from "react";
import { cn } from "../cn";
import { Label } from "../controls/label";

type FieldProps = {
  label: ReactNode;
  /** Given to the control, with `id`, `aria-describedby` and `aria-invalid`. */
  name?: string;
  hint?: ReactNode;
  error?: string;
  optional?: boolean;
  hideLabel?: boolean;
  className?: string;
  /** Exactly one control: Input, Textarea, Select. */
  children: ReactNode;
};

/** A labelled control with its hint and its inline error. */
export function Field({ label, name, hint, error, optional, hideLabel, className, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const described = [errorId, hintId].filter(Boolean).join(" ") || undefined;
  return (
    <div data-field className={cn("grid content-start gap-1.5", className)}>
      <Label htmlFor={id} className={hideLabel ? "sr-only" : undefined}>
        {label}
        {optional ? <span className="font-normal text-muted-foreground"> (optional)</span> : null}
      </Label>
      <ControlSlot id={id} name={name} aria-describedby={described} aria-invalid={error ? true : undefined}>
        {children}
      </ControlSlot>
      <FieldError id={errorId}>{error}</FieldError>
      {hint ? (
        <p id={hintId} className="text-muted-foreground text-sm">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

type ControlProps = {
  id: string;
  name?: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
  children: ReactNode;
};

function ControlSlot({ children, ...props }: ControlProps) {
  return <Slot {...props}>{children}</Slot>;
}

/** The error line under a control; renders nothing without text. */
export function FieldError({ id, children }: { id?: string; children?: ReactNode }) {
  if (!children) return null;
  return (
    <p id={id} className="flex items-start gap-1.5 text-danger-ink text-sm">
      <CircleAlert aria-hidden className="mt-[3px] size-3.5 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
