"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { cn } from "../../cn";
import { Link } from "../../controls/link";

/** Pages that belong together, one line of links over each of them; the present one is marked. On phones it scrolls sideways and fades at the edge, or wraps where browsers cannot fade. */
export function TabNav({ label, pages }: { label: string; pages: readonly { href: string; label: string }[] }) {
  const path = usePathname();
  const current = useRef<HTMLAnchorElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a phone the link of each page that is opened may be out of sight
  useEffect(() => {
    // some browsers answer a promise, which is nothing to clean up with
    current.current?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [path]);
  return (
    <nav aria-label={label} className="fade-edges overflow-x-auto border-border border-b [scrollbar-width:none]">
      <ul className="flex gap-1 not-supports-[animation-timeline:scroll()]:flex-wrap">
        {pages.map(({ href, label }) => (
          <li key={href}>
            <Link
              ref={path === href ? current : undefined}
              href={href}
              aria-current={path === href ? "page" : undefined}
              className={cn(
                "block whitespace-nowrap rounded-sm border-transparent border-b-2 px-3 py-2.5 font-medium -outline-offset-2",
                path === href ? "border-primary text-foreground" : "text-muted-foreground hover:text-foreground",
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
