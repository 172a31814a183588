import { ChevronRight } from "lucide-react";
import { Link } from "../../controls/link";

export type Crumb = { label: string; href?: string };

/** Where the page is. The last crumb is the page itself and carries no link. */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-1.5 text-muted-foreground text-sm">
        {crumbs.map((crumb, i) => (
          <li key={crumb.label} className="flex min-w-0 items-center gap-1.5">
            {crumb.href ? (
              <Link href={crumb.href} className="wrap-anywhere rounded-sm hover:text-foreground hover:underline">
                {crumb.label}
              </Link>
            ) : (
              <span aria-current="page" className="wrap-anywhere text-foreground">
                {crumb.label}
              </span>
            )}
            {/* after its crumb: what wraps begins with a name */}
            {i < crumbs.length - 1 ? <ChevronRight aria-hidden className="size-3.5 shrink-0 opacity-60" /> : null}
          </li>
        ))}
      </ol>
    </nav>
  );
}
