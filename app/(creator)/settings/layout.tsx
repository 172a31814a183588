import type { ReactNode } from "react";
import { Toaster } from "@/app/_ui/feedback/toaster";
import { SiteFooter } from "@/app/_ui/frame/site-footer";
import { SiteHeader } from "@/app/_ui/frame/site-header";
import { StepUp } from "../../_parts/step-up/step-up";

/** The frame of a person's own settings. */
export default function SettingsLayout({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto]">
      <SiteHeader />
      <main id="content" className="shell max-w-[52rem] py-8 sm:py-10">
        {children}
      </main>
      <SiteFooter />
      <Toaster />
      <StepUp />
    </div>
  );
}
