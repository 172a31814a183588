import type { ReactNode } from "react";
import { Breadcrumb, type Crumb } from "./navigation/breadcrumb";

export type PageHeaderProps = {
  title: string;
  /** The list that the page's thing stands in. */
  parent?: Crumb;
  lead: ReactNode;
  /** The page's one primary action. */
  action?: ReactNode;
};

/** Where the page is in its area, what it is, and the one thing to do on it. */
export function AreaPageHeader({ area, title, parent, lead, action }: PageHeaderProps & { area: Crumb }) {
  return (
    <div className="mb-6 grid gap-3">
      <Breadcrumb crumbs={[area, ...(parent ? [parent] : []), { label: title }]} />
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="grid min-w-0 gap-1">
          <h1 className="wrap-anywhere font-semibold text-2xl">{title}</h1>
          <p className="wrap-anywhere measure text-pretty text-muted-foreground">{lead}</p>
        </div>
        {action}
      </div>
    </div>
  );
}
