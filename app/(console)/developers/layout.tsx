import type { Metadata } from "next";
import type { ReactNode } from "react";
import { Toaster } from "@/app/_ui/toaster";
import { ConsoleHeader } from "./_parts/console-header";
import { ConsoleNav } from "./_parts/console-nav";

export const metadata: Metadata = {
  title: { default: "Developers", template: "%s · Developers" },
  robots: { index: false },
};

/** The frame of the developer console: navigation on the left, in a drawer on phones. Each page asks for a creator itself. */
export default function ConsoleLayout({ children }: { children: ReactNode }) {
  return (
    <div className="min-h-dvh">
      <ConsoleHeader />
      <div className="shell grid grid-cols-[minmax(0,1fr)] gap-x-10 md:grid-cols-[200px_minmax(0,1fr)]">
        <aside className="hidden md:block">
          <div className="sticky top-15 py-8">
            <ConsoleNav />
          </div>
        </aside>
        <main id="content" className="py-6 md:py-8">
          {children}
        </main>
      </div>
      <Toaster />
    </div>
  );
}
