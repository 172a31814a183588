import type { Metadata } from "next";
import type { ReactNode } from "react";
import { WithReaderClock } from "@/app/_parts/times/with-reader-clock";

// A guest's address holds the quote's secret: it is not indexed and not told to the sites that the page links to.
export const metadata: Metadata = { robots: { index: false, follow: false }, referrer: "same-origin" };

/** The buyer's pages of quotes. */
export default function QuotesLayout({ children }: { children: ReactNode }) {
  return <WithReaderClock>{children}</WithReaderClock>;
}
