import type { ReactNode } from "react";
import { BRAND } from "../looks/logos/brand";
import { Logo } from "../looks/logos/logo";

type NoticeProps = { title: string; detail: ReactNode; children?: ReactNode };

/** What a page shows that says one thing: a heading, a line, what to do. */
export function Notice({ title, detail, children }: NoticeProps) {
  return (
    <div className="shell grid max-w-xl content-center justify-items-center gap-3 pt-24 pb-32 text-center">
      <h1 className="font-semibold text-2xl">{title}</h1>
      <div className="text-lg text-muted-foreground">{detail}</div>
      <div className="mt-4 flex flex-wrap justify-center gap-2">{children}</div>
    </div>
  );
}

/** A page outside every section: the brand, and the notice in the middle. It is shipped with all others, so the link is plain. */
export function BareFrame({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr]">
      <header className="shell flex h-15 items-center">
        <a href="/" aria-label={`${BRAND}, home`} className="rounded-sm">
          <Logo />
        </a>
      </header>
      <main id="content" className="grid">
        {children}
      </main>
    </div>
  );
}
