import type { ReactNode } from "react";
import { Breadcrumb } from "@/app/_ui/breadcrumb";

type PageHeaderProps = {
  title: string;
  lead: ReactNode;
  /** The page's one primary action. */
  action?: ReactNode;
};

/** Where the page is, what it is, and the one thing to do on it. */
export function PageHeader({ title, lead, action }: PageHeaderProps) {
  return (
    <div className="mb-6 grid gap-3">
      <Breadcrumb crumbs={[{ label: "Developers", href: "/developers" }, { label: title }]} />
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="grid gap-1">
          <h1 className="font-semibold text-2xl">{title}</h1>
          <p className="measure text-muted-foreground">{lead}</p>
        </div>
        {action}
      </div>
    </div>
  );
}
