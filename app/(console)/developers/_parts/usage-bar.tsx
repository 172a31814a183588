import type { ReactNode } from "react";
import { cn } from "@/app/_ui/cn";
import { number } from "@/lib/core/values/formats";

type UsageBarProps = { label: string; used: number; limit: number; children?: ReactNode };

/** How much of a quota is used, as words and as a bar; amber from four fifths on, red when nothing is left. */
export function UsageBar({ label, used, limit, children }: UsageBarProps) {
  const share = Math.min(1, used / limit);
  return (
    <div className="grid gap-1.5 text-sm">
      <div className="flex flex-wrap justify-between gap-x-4">
        <span>{label}</span>
        <span className="text-muted-foreground tabular-nums">
          {number.format(used)} of {number.format(limit)}
        </span>
      </div>
      <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-muted">
        <div
          className={cn("h-full rounded-full", share >= 1 ? "bg-danger" : share >= 0.8 ? "bg-warning" : "bg-chart")}
          style={{ width: `${used > 0 ? Math.max(2, share * 100) : 0}%` }}
        />
      </div>
      {children ? <p className="text-muted-foreground text-xs">{children}</p> : null}
    </div>
  );
}
