import type { PgTable } from "drizzle-orm/pg-core";
import { deliveries, deliveryAttempts, events, requestBodies, requestLogs } from "@/db/schema";
import type { IdPrefix } from "@/lib/contracts/values/ids";
import type { Context } from "@/lib/core/context";
import { DAY_MS } from "@/lib/core/values/durations";
import { idFloor } from "@/lib/core/values/ids";

/** How many days rows are there to be read. Then they are hidden, and go with the last of their partition. */
export const KEPT_DAYS = { events: 90, logs: 30, bodies: 7 } as const;

export type Partitioned = {
  table: PgTable;
  /** Of the ids that it is cut by. */
  prefix: IdPrefix;
  /** The length of a partition, in UTC. */
  span: "day" | "week" | "month";
  /** How far ahead partitions are made, at least. */
  ahead: string;
  /** A partition is dropped when all of its ids are older. */
  days: number;
};

/** The tables that only grow, cut by their ids, which are in order of time. */
export const PARTITIONED: readonly Partitioned[] = [
  // two days more: what is sent again on the last one is still tried for a day
  { table: events, prefix: "evt", span: "month", ahead: "2 months", days: KEPT_DAYS.events + 2 },
  { table: deliveries, prefix: "del", span: "month", ahead: "2 months", days: KEPT_DAYS.events },
  // by their deliveries' ids, and so with them
  { table: deliveryAttempts, prefix: "del", span: "month", ahead: "2 months", days: KEPT_DAYS.events },
  { table: requestLogs, prefix: "log", span: "week", ahead: "3 weeks", days: KEPT_DAYS.logs },
  { table: requestBodies, prefix: "log", span: "day", ahead: "7 days", days: KEPT_DAYS.bodies },
];

/** Where what is still shown begins, as a lower bound of ids: the partitions before it are not looked at. */
export function keptFrom(ctx: Context, prefix: IdPrefix, days: number): string {
  return idFloor(prefix, new Date(ctx.now.getTime() - days * DAY_MS));
}
