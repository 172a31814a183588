import type { ReactNode } from "react";
import { Link } from "@/app/_ui/controls/link";
import { Toaster } from "@/app/_ui/feedback/toaster";
import { BRAND, BRAND_LINE } from "@/app/_ui/looks/logos/brand";
import { Logo } from "@/app/_ui/looks/logos/logo";

/** The frame of the sign-in and sign-up pages: one column, nothing next to it. */
export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto]">
      <header className="shell flex h-15 items-center">
        <Link href="/" aria-label={`${BRAND}, home`} className="rounded-sm">
          <Logo />
        </Link>
      </header>
      <main
        id="content"
        className="shell grid max-w-[29rem] grid-cols-[minmax(0,1fr)] content-start py-8 sm:content-center sm:py-12"
      >
        {children}
      </main>
      <footer className="shell py-6 text-center text-muted-foreground text-sm">{BRAND_LINE}</footer>
      <Toaster />
    </div>
  );
}
