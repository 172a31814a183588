"use client";

import { ArrowUpRight } from "lucide-react";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { cn } from "../../cn";
import { Link } from "../../controls/link";

export type NavItem = {
  href: string;
  label: string;
  icon: ReactNode;
  /** Only the page itself marks it, not the pages beneath. */
  exact?: boolean;
  /** Not a page of this area: loaded afresh, or in a tab of its own. */
  away?: "here" | "tab";
};

export type NavSection = { title?: string; items: NavItem[] };

/** An area's pages in sections; the present one is marked. */
export function SideNav({ label, sections }: { label: string; sections: NavSection[] }) {
  const path = usePathname();
  return (
    <nav aria-label={label} className="grid gap-0.5">
      {sections.map(({ title, items }) => (
        <div key={title ?? ""} className="grid gap-0.5">
          {title ? <p className="mt-5 mb-1 px-3 font-medium text-muted-foreground text-xs">{title}</p> : null}
          {items.map((entry) =>
            entry.away ? (
              <AwayLink key={entry.href} {...entry} />
            ) : (
              <PageLink key={entry.href} {...entry} path={path} />
            ),
          )}
        </div>
      ))}
    </nav>
  );
}

function PageLink({ href, label, icon, exact, path }: NavItem & { path: string }) {
  const current = path === href || (!exact && path.startsWith(`${href}/`));
  return (
    <Link
      href={href}
      aria-current={current ? "page" : undefined}
      className={cn("side-link", current && "bg-muted font-medium text-foreground")}
    >
      {icon}
      {label}
    </Link>
  );
}

function AwayLink({ href, label, icon, away }: NavItem) {
  if (away === "here") {
    return (
      <a href={href} className="side-link">
        {icon}
        {label}
      </a>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener" className="side-link">
      {icon}
      {label}
      <ArrowUpRight aria-hidden className="ml-auto size-3.5! opacity-70" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}
