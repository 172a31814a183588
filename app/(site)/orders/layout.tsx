import type { Metadata } from "next";
import type { ReactNode } from "react";
import { WithReaderClock } from "@/app/_parts/times/with-reader-clock";

// The address holds the order's secret: it is not indexed and not told to the sites that the page links to.
export const metadata: Metadata = { robots: { index: false, follow: false }, referrer: "same-origin" };

/** The buyer's pages of an order. */
export default function OrdersLayout({ children }: { children: ReactNode }) {
  return <WithReaderClock>{children}</WithReaderClock>;
}
