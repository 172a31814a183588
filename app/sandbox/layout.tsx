import type { Metadata } from "next";
import type { ReactNode } from "react";
import "./sandbox.css";
import "./checkout.css";

export const metadata: Metadata = {
  title: { default: "Payment sandbox", template: "%s · Payment sandbox" },
  robots: { index: false, follow: false },
  referrer: "no-referrer", // a page's address is the key to it
};

/** Every visit sees the session as it is now: nothing here may be kept by a cache. */
export const dynamic = "force-dynamic";

// Greys out a form's buttons once it is sent; coming back to the page revives them. The server pays once without it.
const SUBMIT_ONCE = `(function(){function set(f,v){f.querySelectorAll("button").forEach(function(b){b.disabled=v})}
addEventListener("submit",function(e){var f=e.target;setTimeout(function(){set(f,true)})});
addEventListener("pageshow",function(){document.querySelectorAll("form").forEach(function(f){set(f,false)})})})()`;

/** The processor's own surroundings: its look is not the marketplace's, as with any hosted payment page. */
export default function SandboxLayout({ children }: { children: ReactNode }) {
  return (
    <div className="sandbox">
      <header className="sandbox-banner">
        <strong>Payment sandbox:</strong> no money moves
      </header>
      <main id="content">{children}</main>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; the pages work without it */}
      <script dangerouslySetInnerHTML={{ __html: SUBMIT_ONCE }} />
    </div>
  );
}
