import type { ReactNode } from "react";
import { BRAND } from "./brand";
import { Logo } from "./logo";

type BareNoticeProps = { title: string; detail: ReactNode; children?: ReactNode };

/**
 * A whole page that says one thing: brand, a heading, a line, what to do. For pages outside every section; they are shipped with
 * all others, so the link is plain.
 */
export function BareNotice({ title, detail, children }: BareNoticeProps) {
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr]">
      <header className="shell flex h-15 items-center">
        <a href="/" aria-label={`${BRAND}, home`} className="rounded-sm">
          <Logo />
        </a>
      </header>
      <main id="content" className="shell grid max-w-xl content-center justify-items-center gap-3 pb-32 text-center">
        <h1 className="font-semibold text-2xl">{title}</h1>
        <div className="text-lg text-muted-foreground">{detail}</div>
        <div className="mt-4 flex flex-wrap justify-center gap-2">{children}</div>
      </main>
    </div>
  );
}
