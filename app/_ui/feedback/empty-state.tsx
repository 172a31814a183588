import type { ComponentType, ReactNode } from "react";
import { cn } from "../cn";

type EmptyStateProps = {
  icon?: ComponentType<{ className?: string }>;
  title: string;
  children?: ReactNode;
  /** The next thing to do: a Button or a link. */
  action?: ReactNode;
  className?: string;
};

/** What a list shows when it has nothing: why, and what to do next. */
export function EmptyState({ icon: Icon, title, children, action, className }: EmptyStateProps) {
  return (
    <div
      className={cn(
        "grid grid-cols-[minmax(0,1fr)] justify-items-center gap-2 rounded-md border border-border border-dashed px-6 py-12 text-center",
        className,
      )}
    >
      {Icon ? (
        <span className="mb-2 grid size-10 place-items-center rounded-full bg-muted text-muted-foreground">
          <Icon className="size-5" />
        </span>
      ) : null}
      <p className="font-semibold text-lg">{title}</p>
      {children ? (
        <div className="w-full max-w-[48ch] text-pretty text-base text-muted-foreground">{children}</div>
      ) : null}
      {action ? <div className="mt-3 flex flex-wrap justify-center gap-2">{action}</div> : null}
    </div>
  );
}
