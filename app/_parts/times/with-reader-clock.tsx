import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { CLOCK_COOKIE, clockOf } from "@/app/_ui/time/clock-cookie";
import { ReaderClock } from "@/app/_ui/time/reader-clock";

/**
 * For pages that only their reader sees: their times are written on the reader's clock. Not for public pages, which are kept for
 * everybody as one reader got them.
 */
export async function WithReaderClock({ children }: { children: ReactNode }) {
  const kept = (await cookies()).get(CLOCK_COOKIE)?.value;
  return <ReaderClock known={clockOf(kept)}>{children}</ReaderClock>;
}
