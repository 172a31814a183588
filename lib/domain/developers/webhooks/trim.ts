import { sql } from "drizzle-orm";
import { deliveryAttempts, endpointHours } from "@/db/schema";
import { names } from "@/db/statements/statement";
import type { Context } from "@/lib/core/context";
import { applyRetention } from "@/lib/core/retention";
import { DAY_MS } from "@/lib/core/values/durations";
import { idFloor } from "@/lib/core/values/ids";

const LIMITS = { rows: 2_000, batches: 200 };

/** How long an attempt keeps what the receiver answered, in days. */
export const ATTEMPT_BODY_DAYS = 30;
const HOUR_DAYS = 400;

const a = deliveryAttempts;
const UNTRIMMED = sql`${a.id} < $1 and (${a.responseHeaders} is not null or ${a.sealedHeaders} is not null)`;

export const TRIM_RULES = [
  {
    what: "attempts",
    keepMs: ATTEMPT_BODY_DAYS * DAY_MS,
    bound: (before: Date) => idFloor("att", before),
    text: sql`update ${deliveryAttempts}
      set ${names(a.responseHeaders)} = null, ${names(a.responseBody)} = null, ${names(a.sealedHeaders)} = null
      where ${UNTRIMMED} and ${a.deliveryId} = any (array(
        select ${a.deliveryId} from ${deliveryAttempts} where ${UNTRIMMED}
        order by ${a.id} limit $2::int)) returning 1`,
  },
  {
    what: "endpoint_hours",
    keepMs: HOUR_DAYS * DAY_MS,
    bound: (before: Date) => Math.floor(before.getTime() / 1000),
    text: sql`delete from ${endpointHours} where ctid = any (array(
      select ctid from ${endpointHours} where ${endpointHours.hour} < $1::bigint limit $2::int)) returning 1`,
  },
] as const;

/**
 * Takes the response and the owner's headers off attempts that are 30 days old; status, latency, error and signature stay. Deletes
 * hourly counts after 400 days. Answers how many of each.
 */
export function trimAttempts(ctx: Context): Promise<{ attempts: number; endpoint_hours: number }> {
  return applyRetention(ctx, TRIM_RULES, LIMITS);
}
