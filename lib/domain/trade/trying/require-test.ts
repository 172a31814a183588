import type { Context } from "@/lib/core/context";
import { conflict } from "@/lib/core/errors";

/** Throws `conflict` in live mode: what tries things out touches no live row. */
export function requireTest({ livemode }: Context): void {
  if (livemode) throw conflict("This is for test mode alone. Use a test key, or switch to test mode in the console.");
}
