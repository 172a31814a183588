import { and, asc, eq, gte, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { requestHours } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { requireOwnerId } from "@/lib/domain/platform/access/require";
import { statusClassOf } from "./hour-class";
import { addLatencies, latencyPercentile, noLatencies } from "./latency";

const HOUR = 3_600;

/** The ranges that charts show: how long each is, and how long one of its steps, in seconds. */
export const TRAFFIC_RANGES = {
  "24h": { span: 24 * HOUR, step: HOUR },
  "7d": { span: 7 * 24 * HOUR, step: 6 * HOUR },
  "30d": { span: 30 * 24 * HOUR, step: 24 * HOUR },
} as const;

export type TrafficRange = keyof typeof TRAFFIC_RANGES;

/** Requests by status class, and the durations in milliseconds that half and 95 % of them did not exceed; null without requests. */
export type TrafficCounts = {
  requests: number;
  by_class: Record<2 | 3 | 4 | 5, number>;
  p50_ms: number | null;
  p95_ms: number | null;
};

export type TrafficStep = TrafficCounts & { from: string; to: string };

const hoursOf = prepared("request_hours_of_account", (db) =>
  db
    .select()
    .from(requestHours)
    .where(
      and(
        eq(requestHours.ownerId, sql.placeholder("owner")),
        gte(requestHours.hour, sql.placeholder("from")),
        eq(requestHours.livemode, sql.placeholder("livemode")),
      ),
    )
    .orderBy(asc(requestHours.hour)),
);

type HourRow = typeof requestHours.$inferSelect;

/** The acting account's requests over a range that ends with the running step, in steps of equal length that begin on the clock (UTC). */
export async function readTraffic(
  ctx: Context,
  range: TrafficRange,
): Promise<{ total: TrafficCounts; steps: TrafficStep[] }> {
  const { span, step } = TRAFFIC_RANGES[range];
  const until = (Math.floor(ctx.now.getTime() / 1000 / step) + 1) * step;
  const from = until - span;
  const rows = await hoursOf().execute({ owner: requireOwnerId(ctx), from, livemode: ctx.livemode });
  const steps = Array.from({ length: span / step }, (_, i) => {
    const start = from + i * step;
    const within = rows.filter((row) => row.hour >= start && row.hour < start + step);
    return { from: isoOf(start), to: isoOf(start + step), ...countsOf(within) };
  });
  return { total: countsOf(rows.filter((row) => row.hour < until)), steps };
}

function countsOf(rows: readonly HourRow[]): TrafficCounts {
  const by_class = { 2: 0, 3: 0, 4: 0, 5: 0 };
  const latencies = noLatencies();
  for (const row of rows) {
    by_class[statusClassOf(row.statusClass)] += row.requests;
    addLatencies(latencies, row.latencyCounts);
  }
  return {
    requests: by_class[2] + by_class[3] + by_class[4] + by_class[5],
    by_class,
    p50_ms: latencyPercentile(latencies, 0.5),
    p95_ms: latencyPercentile(latencies, 0.95),
  };
}

const isoOf = (seconds: number) => new Date(seconds * 1000).toISOString();
