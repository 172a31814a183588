import type { Metadata } from "next";
import type { ReactNode } from "react";
import { Toaster } from "@/app/_ui/feedback/toaster";
import { SiteFooter } from "@/app/_ui/frame/site-footer";
import { SiteHeader } from "@/app/_ui/frame/site-header";
import { DocsNav } from "./_parts/docs-nav";
import { DocsSearch } from "./_search/docs-search";

export const metadata: Metadata = { title: { default: "Documentation", template: "%s · Documentation" } };

/** The frame of the documentation: the site's own, with the guides on the left. */
export default function DocsLayout({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto]">
      <SiteHeader />
      <div className="shell grid grid-cols-[minmax(0,1fr)] content-start gap-x-10 md:grid-cols-[200px_minmax(0,1fr)]">
        <aside className="hidden md:block">
          <div className="sticky top-15 max-h-[calc(100dvh-60px)] overflow-y-auto py-5">
            <DocsNav />
          </div>
        </aside>
        <main id="content">
          <DocsSearch />
          {children}
        </main>
      </div>
      <SiteFooter />
      <Toaster />
    </div>
  );
}
