import type { ReactNode } from "react";
import { Toaster } from "@/app/_ui/feedback/toaster";
import { SiteFooter } from "@/app/_ui/frame/site-footer";
import { SiteHeader } from "@/app/_ui/frame/site-header";

/** The frame of the public pages: what is done on any of them says how it ended. */
export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto]">
      <SiteHeader />
      <main id="content">{children}</main>
      <SiteFooter />
      <Toaster />
    </div>
  );
}
