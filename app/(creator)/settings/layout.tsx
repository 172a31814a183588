import type { ReactNode } from "react";
import { Toaster } from "@/app/_ui/feedback/toaster";
import { TabNav } from "@/app/_ui/frame/navigation/tab-nav";
import { SiteFooter } from "@/app/_ui/frame/site-footer";
import { SiteHeader } from "@/app/_ui/frame/site-header";
import { StepUp } from "../../_parts/account/step-up/step-up";

const PAGES = [
  { href: "/settings", label: "Profile" },
  { href: "/settings/account", label: "Account" },
  { href: "/settings/security", label: "Security" },
  { href: "/settings/notifications", label: "Notifications" },
  { href: "/settings/apps", label: "Connected apps" },
];

/** The frame of a person's own settings: the ways to each of their pages over it. */
export default function SettingsLayout({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto]">
      <SiteHeader />
      <main id="content" className="shell max-w-[52rem] py-8 sm:py-10">
        <div className="mb-8">
          <TabNav label="Settings" pages={PAGES} />
        </div>
        {children}
      </main>
      <SiteFooter />
      <Toaster />
      <StepUp />
    </div>
  );
}
