import { and, asc, desc, eq, getTableColumns, gte, inArray, lt, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { z } from "zod";
import { deliveries, deliveryAttempts, events, webhookEndpoints } from "@/db/schema";
import { type JsonOf, jsonObject } from "@/db/statements/statement";
import type { DeliveryDetailView, DeliveryQuery, DeliveryView } from "@/lib/contracts/developers/webhooks/deliveries";
import { idOf } from "@/lib/contracts/values/ids";
import type { Page } from "@/lib/contracts/values/page";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { decodeCursor, pageOf } from "@/lib/core/values/cursor";
import { idFloor } from "@/lib/core/values/ids";
import { rangeEnds } from "@/lib/core/values/time-range";
import { KEPT_DAYS, keptFrom } from "@/lib/domain/platform/partitions/partitioned";
import { inState } from "../delivery-state";
import { ofAccount, ownEndpoint } from "../endpoints/own-endpoint";
import { forApp, withoutData } from "../events/envelope";
import { kindsHeardBy, requireHeard } from "../events/kinds-heard";
import { bodiesWithoutWithheld } from "../events/withheld";
import { viewAttempt, viewDelivery } from "./delivery-view";

const DeliveryCursor = z.tuple([idOf("del")]);
/** An id may tell of a later moment than its row: ids of one process only count up. */
const ID_AHEAD_MS = 300_000;

const a = alias(deliveryAttempts, "a");
const LAST = { number: a.number, started_at: a.startedAt, latency_ms: a.latencyMs, status: a.status, error: a.error };

// nested: at the top of a field drizzle writes a column of a query's one table without the table
const lastAttempt = sql<JsonOf<typeof LAST> | null>`${sql`(
  select ${jsonObject(LAST)} from ${deliveryAttempts} as ${a} where ${a.deliveryId} = ${deliveries.id}
  order by ${a.number} desc limit 1)`}`.as("last_attempt");

/**
 * An endpoint's deliveries, newest first; of an app, those of kinds that it may hear of. Throws `not_found`, also for another account's
 * endpoint, `insufficient_scope`.
 */
export async function listDeliveries(
  ctx: Context,
  endpointId: string,
  query: DeliveryQuery,
): Promise<Page<DeliveryView>> {
  const after = decodeCursor(query.cursor, DeliveryCursor)?.[0];
  if (query.event_type) requireHeard(ctx, [query.event_type]);
  const [rows] = await Promise.all([
    deliveriesQuery(ctx, endpointId, query, query.limit + 1, after),
    ownEndpoint(ctx, endpointId),
  ]);
  return pageOf(
    rows,
    query.limit,
    (row) => [row.id],
    (row) => viewDelivery(row, ctx.now),
  );
}

/** What is older is shown to nobody, and goes with its partition. */
const kept = (ctx: Context) => gte(deliveries.id, keptFrom(ctx, "del", KEPT_DAYS.events));

/** The statement behind a list. Planned for the filters at hand, never as a stored plan. */
export function deliveriesQuery(
  ctx: Context,
  endpointId: string,
  filter: Omit<DeliveryQuery, "limit" | "cursor">,
  limit: number,
  after?: string,
) {
  const { from, to } = rangeEnds(filter);
  const heard = kindsHeardBy(ctx);
  const where: (SQL | undefined)[] = [
    eq(deliveries.endpointId, endpointId),
    eq(deliveries.livemode, ctx.livemode),
    kept(ctx),
  ];
  if (after) where.push(lt(deliveries.id, after));
  if (filter.state) where.push(inState(filter.state, ctx.now));
  if (filter.event_type) where.push(eq(deliveries.eventType, filter.event_type));
  if (heard) where.push(inArray(deliveries.eventType, [...heard]));
  if (filter.event_id) where.push(eq(deliveries.eventId, filter.event_id));
  if (from) where.push(gte(deliveries.id, idFloor("del", from)), gte(deliveries.createdAt, from));
  if (to) {
    const floor = idFloor("del", new Date(to.getTime() + ID_AHEAD_MS));
    where.push(lt(deliveries.id, floor), lt(deliveries.createdAt, to));
  }
  return ctx.db
    .select({ ...getTableColumns(deliveries), lastAttempt })
    .from(deliveries)
    .where(and(...where))
    .orderBy(desc(deliveries.id))
    .limit(limit);
}

/** A delivery of the acting account with its body and every attempt. Throws `not_found`, `insufficient_scope`. */
export async function getDelivery(ctx: Context, id: string): Promise<DeliveryDetailView> {
  const owned = ctx.db
    .select({
      row: getTableColumns(deliveries),
      url: webhookEndpoints.url,
      payload: events.payload,
      appId: webhookEndpoints.appId,
      ownerId: events.ownerId,
    })
    .from(deliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, deliveries.endpointId))
    .leftJoin(events, eq(events.id, deliveries.eventId))
    .where(and(eq(deliveries.id, id), kept(ctx), ofAccount(ctx)));
  const tried = ctx.db
    .select()
    .from(deliveryAttempts)
    .where(eq(deliveryAttempts.deliveryId, id))
    .orderBy(asc(deliveryAttempts.number));
  const [[row], attempts] = await Promise.all([owned, tried]);
  if (!row) throw notFound("The delivery");
  const [found = row] = await bodiesWithoutWithheld([{ ...row, type: row.row.eventType }]);
  requireHeard(ctx, [found.row.eventType]);
  const last = attempts.at(-1);
  const summary = last && {
    number: last.number,
    started_at: last.startedAt.toISOString(),
    latency_ms: last.latencyMs,
    status: last.status,
    error: last.error,
  };
  return {
    ...viewDelivery({ ...found.row, lastAttempt: summary ?? null }, ctx.now),
    url: found.url,
    request_body: bodyOf(found),
    attempts: attempts.map((attempt) => viewAttempt(attempt, found.row)),
  };
}

type Found = { payload: string | null; appId: string | null; ownerId: string | null; row: { attempts: number } };

/** What was sent, or will be, without words that an operator has withheld since; empty when its event is gone. What was never sent to an app's endpoint stays with whose event it is. */
function bodyOf({ payload, appId, ownerId, row }: Found): string {
  if (payload === null || ownerId === null) return "";
  if (appId === null) return payload;
  const body = forApp(payload, ownerId);
  return row.attempts > 0 ? body : withoutData(body);
}
