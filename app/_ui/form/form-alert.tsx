import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "../cn";

const TONES = {
  danger: { classes: "border-danger/30 bg-danger-tint text-danger-ink", Icon: CircleAlert },
  warning: { classes: "border-warning/40 bg-warning-tint text-warning-ink", Icon: TriangleAlert },
  success: { classes: "border-success/30 bg-success-tint text-success-ink", Icon: CircleCheck },
  neutral: { classes: "border-border bg-muted text-foreground", Icon: Info },
} as const;

/** A message about a whole form or section. Danger is announced at once (`role="alert"`); it can take the focus. */
export function FormAlert({ tone = "danger", takesFocus, className, children }: AlertProps) {
  const { classes, Icon } = TONES[tone];
  return (
    <div
      role={tone === "danger" ? "alert" : "status"}
      tabIndex={-1}
      data-form-alert
      {...(takesFocus ? { ref: focusOn } : {})}
      className={cn("flex gap-2.5 rounded-md border px-3.5 py-2.5 text-base", classes, className)}
    >
      <Icon aria-hidden className="mt-[3px] size-4 shrink-0" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}

type AlertProps = {
  tone?: keyof typeof TONES;
  /** In place of a form that was sent: what had the focus is gone. Only within a client component. */
  takesFocus?: boolean;
  className?: string;
  children: ReactNode;
};

function focusOn(alert: HTMLElement | null): void {
  alert?.focus();
}
