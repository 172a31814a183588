"use client";

import {
  AppWindow,
  ArrowUpRight,
  BookOpen,
  FileCode2,
  Gauge,
  KeyRound,
  Layers,
  type LucideIcon,
  ScrollText,
  Webhook,
} from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { cn } from "@/app/_ui/cn";

const PAGES: { href: string; label: string; icon: LucideIcon }[] = [
  { href: "/developers", label: "Overview", icon: Gauge },
  { href: "/developers/keys", label: "API keys", icon: KeyRound },
  { href: "/developers/apps", label: "Apps", icon: AppWindow },
  { href: "/developers/webhooks", label: "Webhooks", icon: Webhook },
  { href: "/developers/logs", label: "Logs", icon: ScrollText },
  { href: "/developers/billing", label: "Plan", icon: Layers },
];

const item =
  "flex items-center gap-2.5 rounded-sm px-3 py-2 text-muted-foreground hover:bg-muted hover:text-foreground";
const here = "bg-muted font-medium text-foreground";

/** The console's pages; the present one is marked. */
export function ConsoleNav() {
  const path = usePathname();
  return (
    <nav aria-label="Developer console" className="grid gap-0.5">
      {PAGES.map(({ href, label, icon: Icon }) => {
        const current = href === "/developers" ? path === href : path.startsWith(href);
        return (
          <Link
            key={href}
            href={href}
            aria-current={current ? "page" : undefined}
            className={cn(item, current && here)}
          >
            <Icon aria-hidden className="size-4 shrink-0" />
            {label}
          </Link>
        );
      })}
      <p className="mt-5 mb-1 px-3 font-medium text-muted-foreground text-xs">Reference</p>
      <a href="/developers/docs" className={item}>
        <BookOpen aria-hidden className="size-4 shrink-0" />
        API reference
      </a>
      <a href="/api/v1/openapi.yaml" target="_blank" rel="noopener" className={item}>
        <FileCode2 aria-hidden className="size-4 shrink-0" />
        OpenAPI
        <ArrowUpRight aria-hidden className="ml-auto size-3.5 opacity-70" />
        <span className="sr-only">(opens in a new tab)</span>
      </a>
    </nav>
  );
}
