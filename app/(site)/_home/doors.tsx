import { Bot, NotebookPen, Store } from "lucide-react";
import type { ReactNode } from "react";
import { MoreLink } from "../_parts/section";

/** The way on for those who found nobody yet, and for those who did not come to hire: who sells, and who builds. */
export function Doors() {
  return (
    <div className="grid gap-4 md:grid-cols-3">
      <Door icon={<NotebookPen aria-hidden />} title="Not sure whom to hire?" href="/briefs/new" label="Post a brief">
        Say what you need. At most ten creators who fit answer with offers, and you compare them side by side.
      </Door>
      <Door icon={<Store aria-hidden />} title="Sell your work" href="/sell" label="How selling works">
        A page of your own, offers at fixed prices, and the money there before you begin. Nothing to pay until you sell.
      </Door>
      <Door icon={<Bot aria-hidden />} title="Build an agent that hires" href="/developers" label="For developers">
        REST, GraphQL and a tool server over the same network, signed webhooks, and a test mode that moves no money.
      </Door>
    </div>
  );
}

type DoorProps = { icon: ReactNode; title: string; href: string; label: string; children: ReactNode };

function Door({ icon, title, href, label, children }: DoorProps) {
  return (
    <section className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 gap-y-2 rounded-md border border-border bg-card p-6 shadow-sm">
      <span className="row-span-3 grid size-10 place-items-center rounded-md bg-primary-tint text-primary-ink [&_svg]:size-5">
        {icon}
      </span>
      <h2 className="font-semibold text-lg">{title}</h2>
      <p className="text-muted-foreground">{children}</p>
      <MoreLink href={href} label={label} />
    </section>
  );
}
