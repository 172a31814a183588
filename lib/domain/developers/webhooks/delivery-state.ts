import { and, eq, gt, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { deliveries } from "@/db/schema";
import type { DELIVERY_STATES } from "@/lib/contracts/developers/webhooks/deliveries";
import type { DeliveryRow } from "./events/enqueue";

type DeliveryState = (typeof DELIVERY_STATES)[number];

/** The delivery of the statements that the delivery loops run. */
export const d = alias(deliveries, "d");

/** It is not settled. Also what the version before wrote, which stored ATTEMPTING. */
export const WAITING = sql`${d.state} in ('PENDING', 'ATTEMPTING')`;
/** Nobody is sending it at the moment `$1`. */
export const UNLEASED = sql`(${d.leaseUntil} is null or ${d.leaseUntil} <= $1::timestamptz)`;

/** A delivery's state at a moment: ATTEMPTING is one that waits under a lease that runs. */
export function stateAt({ state, leaseUntil }: Pick<DeliveryRow, "state" | "leaseUntil">, now: Date): DeliveryState {
  return state === "PENDING" && leaseUntil !== null && leaseUntil > now ? "ATTEMPTING" : state;
}

/** The condition for deliveries in `state` at a moment. */
export function inState(state: DeliveryState, now: Date): SQL | undefined {
  if (state === "ATTEMPTING")
    return and(inArray(deliveries.state, ["PENDING", "ATTEMPTING"]), gt(deliveries.leaseUntil, now));
  if (state === "PENDING") return and(eq(deliveries.state, "PENDING"), unleased(now));
  return eq(deliveries.state, state);
}

/** The condition for deliveries that nobody is sending at a moment. */
export function unleased(now: Date): SQL | undefined {
  return or(isNull(deliveries.leaseUntil), lte(deliveries.leaseUntil, now));
}
