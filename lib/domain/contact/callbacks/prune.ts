import { sql } from "drizzle-orm";
import { callbacks } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { applyRetention } from "@/lib/core/retention";
import { DAY_MS } from "@/lib/core/values/durations";
import { idFloor } from "@/lib/core/values/ids";

const c = callbacks;

export const OLD_CALLBACKS = [
  {
    what: "callbacks",
    keepMs: 90 * DAY_MS,
    bound: (before: Date) => idFloor("cb", before),
    text: sql`delete from ${callbacks} where ${c.id} = any (array(
      select ${c.id} from ${callbacks} where ${c.id} < $1 and ${c.state} <> 'PENDING'
      order by ${c.id} limit $2::int)) returning 1`,
  },
] as const;

/** Deletes answers to URLs that requests named, 90 days after they were given, once they arrived or were given up. Answers how many. */
export function pruneCallbacks(ctx: Context): Promise<{ callbacks: number }> {
  return applyRetention(ctx, OLD_CALLBACKS);
}
