import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { fillOf } from "@/lib/transports/http/documents/page-fill";
import { buttonVariants } from "../_ui/controls/button-variants";
import { BareFrame, Notice } from "../_ui/feedback/notice";

export const metadata: Metadata = { title: "Briefly unavailable", robots: { index: false } };

/** What the host answers in place of a page while the database is away. It reads nothing, and is nobody's address. */
export default async function UnavailablePage() {
  if (!fillOf(await headers())) notFound();
  return (
    <BareFrame>
      <Notice
        title="We will be right back"
        detail="This page cannot be shown at the moment. Nothing is lost, and no payment was taken. It is usually a matter of seconds."
      >
        {/* biome-ignore lint/a11y/useValidAnchor: an address without path, query and fragment is the page's own */}
        <a href="" className={buttonVariants()}>
          Try again
        </a>
      </Notice>
    </BareFrame>
  );
}
