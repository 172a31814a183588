import type { Metadata } from "next";
import type { ReactNode } from "react";
import { WithReaderClock } from "@/app/_parts/times/with-reader-clock";

// What somebody looks for is theirs alone.
export const metadata: Metadata = { robots: { index: false, follow: false }, referrer: "same-origin" };

/** The pages of briefs that a person posts. */
export default function BriefsLayout({ children }: { children: ReactNode }) {
  return <WithReaderClock>{children}</WithReaderClock>;
}
