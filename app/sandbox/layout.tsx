import type { Metadata } from "next";
import type { ReactNode } from "react";
import { SubmitOnce } from "./_parts/submit-once";
import "./sandbox.css";
import "./checkout.css";

export const metadata: Metadata = {
  title: { default: "Payment sandbox", template: "%s · Payment sandbox" },
  robots: { index: false, follow: false },
  referrer: "same-origin", // a page's address is the key to it
};

/** Every visit sees the session as it is now: nothing here may be kept by a cache. */
export const dynamic = "force-dynamic";

/** The processor's own surroundings: its look is not the marketplace's, as with any hosted payment page. */
export default function SandboxLayout({ children }: { children: ReactNode }) {
  return (
    <div className="sandbox">
      <header className="sandbox-banner">
        <strong>Payment sandbox:</strong> no money moves
      </header>
      <main id="content">{children}</main>
      <SubmitOnce />
    </div>
  );
}
