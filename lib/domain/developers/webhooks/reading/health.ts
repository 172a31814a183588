import { and, gte, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { endpointHours } from "@/db/schema";
import type { WebhookEndpointView } from "@/lib/contracts/developers/webhooks/webhooks";
import type { Context } from "@/lib/core/context";
import { addLatencies, latencyPercentile, noLatencies } from "@/lib/domain/developers/request-logs/figures/latency";
import { requireAccount } from "@/lib/domain/platform/access/require";

/** One hour of an endpoint. */
export type HealthHour = { at: string; succeeded: number; failed: number };

/** How an endpoint fared in the last 24 hours: whole hours, the present one included. */
export type EndpointHealth = {
  attempts: number;
  /** 0 to 1; null without attempts. */
  success_rate: number | null;
  p95_ms: number | null;
  dead_letters: number;
  /** 24, oldest first. */
  hours: HealthHour[];
};

const HOUR = 3_600;
const HOURS = 24;

const hoursOf = prepared("webhook_endpoint_hours", (db) =>
  db
    .select()
    .from(endpointHours)
    .where(
      and(
        sql`${endpointHours.endpointId} = any (${sql.placeholder("ids")}::text[])`,
        gte(endpointHours.hour, sql.placeholder("from")),
      ),
    ),
);

/** The health of endpoints of the acting account, by id, in one look at their hourly counts. Those without attempts are in it too. */
export async function readHealth(
  ctx: Context,
  endpoints: readonly Pick<WebhookEndpointView, "id">[],
): Promise<Map<string, EndpointHealth>> {
  requireAccount(ctx);
  const thisHour = Math.floor(ctx.now.getTime() / 1000 / HOUR) * HOUR;
  const from = thisHour - (HOURS - 1) * HOUR;
  const rows = await hoursOf().execute({ ids: endpoints.map(({ id }) => id), from });
  return new Map(
    endpoints.map(({ id }) => [
      id,
      healthOf(
        rows.filter((row) => row.endpointId === id),
        from,
      ),
    ]),
  );
}

function healthOf(rows: readonly (typeof endpointHours.$inferSelect)[], from: number): EndpointHealth {
  const sum = (pick: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + pick(row), 0);
  const attempts = sum((row) => row.attempts);
  const latencies = noLatencies();
  for (const row of rows) addLatencies(latencies, row.latencyCounts);
  const byHour = new Map(rows.map((row) => [row.hour, row]));
  return {
    attempts,
    success_rate: attempts > 0 ? sum((row) => row.succeeded) / attempts : null,
    p95_ms: latencyPercentile(latencies, 0.95),
    dead_letters: sum((row) => row.deadLetters),
    hours: Array.from({ length: HOURS }, (_, i) => {
      const hour = from + i * HOUR;
      const { attempts: tried = 0, succeeded = 0 } = byHour.get(hour) ?? {};
      return { at: new Date(hour * 1000).toISOString(), succeeded, failed: tried - succeeded };
    }),
  };
}
