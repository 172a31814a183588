import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

/** A request that goes no further: what is wrong, then what the person may do. */
export function Halted(props: { icon: LucideIcon; title: string; message: string; children: ReactNode }) {
  const { icon: Icon, title, message, children } = props;
  return (
    <div className="grid justify-items-start gap-4">
      <span className="grid size-12 place-items-center rounded-md bg-danger-tint text-danger-ink">
        <Icon aria-hidden className="size-6" />
      </span>
      <div className="grid gap-2">
        <h1 className="wrap-anywhere font-semibold text-2xl">{title}</h1>
        <p className="wrap-anywhere text-lg text-muted-foreground">{message}</p>
      </div>
      {children}
    </div>
  );
}
