import { eq } from "drizzle-orm";
import { bookings, orders, quotes, threads } from "@/db/schema";
import type { Context } from "@/lib/core/context";

/** What has links that open it without an account, by the prefix of its id. */
const LINKED = { book: bookings, ord: orders, qt: quotes, thr: threads } as const;

/**
 * The context in the mode of what a link is to: who comes by one acts in that thing's livemode, whichever their own is. It opens nothing:
 * the link's token is checked by whatever reads the thing.
 */
export async function inModeOfLink(ctx: Context, id: string): Promise<Context> {
  const kind = id.slice(0, id.indexOf("_"));
  // an id is whatever an address says: "constructor_x" names what every object has
  if (!Object.hasOwn(LINKED, kind)) return ctx;
  const table = LINKED[kind as keyof typeof LINKED];
  const [row] = await ctx.db.select({ livemode: table.livemode }).from(table).where(eq(table.id, id));
  return row ? { ...ctx, livemode: row.livemode } : ctx;
}
