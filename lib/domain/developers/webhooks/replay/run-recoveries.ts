import { asc, eq, sql } from "drizzle-orm";
import { statementIn, type Transaction, wakeAfter } from "@/db/client";
import { deliveries, webhookEndpoints, webhookRecoveries } from "@/db/schema";
import { answering, names } from "@/db/statements/statement";
import type { Context } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { d } from "../delivery-state";
import { DELIVERIES_CHANNEL } from "../events/emit";
import { failedDeliveries } from "./failed-deliveries";

const BATCH = 500;

// One replay per event. Ids are one fresh id whose last four characters count up in hex, as `emit` makes them.
const REPLAY = answering(
  {
    lookedAt: sql<number>`(select count(*)::int from batch)`,
    last: sql<string | null>`(select max(id) from batch)`,
    replayed: sql<number>`(select count(*)::int from replayed)`,
  },
  (progress) => sql`
    with batch as materialized (${failedDeliveries({ id: d.id, event: d.eventId, type: d.eventType })}),
    chosen as (
      select distinct on (event) id, event, type from batch order by event, id
    ),
    replayed as (
      insert into ${deliveries}
        (${names(d.id, d.eventId, d.eventType, d.endpointId, d.trigger, d.dueAt, d.createdAt, d.livemode)})
      select $6::text || lpad(to_hex(row_number() over (order by id)), 4, '0'), event, type, $1, 'manual',
        $7::timestamptz, $7::timestamptz, $8::boolean
      from chosen order by id
      returning 1
    )
    select ${progress}`,
);

/**
 * Carries out the recoveries that run, batch by batch, each batch and its progress in one transaction; a worker that dies leaves
 * them to the next. Two workers never take the same one. Those of both modes: `livemode` is the
 * endpoint's. Answers how many deliveries were replayed.
 */
export async function runRecoveries(ctx: Context): Promise<number> {
  let replayed = 0;
  for (;;) {
    const batch = await transaction(ctx, (tx) => runBatch(tx, ctx.now));
    if (batch === undefined) return replayed;
    replayed += batch;
  }
}

/** One batch of the oldest recovery that nobody else works on; undefined when there is none. */
async function runBatch(tx: Transaction, now: Date): Promise<number | undefined> {
  const [recovery] = await tx
    .select()
    .from(webhookRecoveries)
    .where(eq(webhookRecoveries.status, "RUNNING"))
    .orderBy(asc(webhookRecoveries.id))
    .limit(1)
    .for("no key update", { skipLocked: true });
  if (!recovery) return undefined;
  const { id, endpointId, total, processed } = recovery;
  const [endpoint] = await tx
    .select({ status: webhookEndpoints.status, livemode: webhookEndpoints.livemode })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.id, endpointId));
  const save = (set: Partial<typeof webhookRecoveries.$inferInsert>) =>
    tx.update(webhookRecoveries).set(set).where(eq(webhookRecoveries.id, id));
  if (endpoint?.status !== "enabled") {
    await save({ status: "CANCELED", finishedAt: now });
    return 0;
  }
  const [batch] = await statementIn(tx, REPLAY, [
    endpointId,
    recovery.position,
    recovery.from.toISOString(),
    recovery.to.toISOString(),
    Math.min(BATCH, total - processed),
    newId("del", now.getTime()).slice(0, -4),
    now.toISOString(),
    endpoint.livemode,
  ]);
  const { lookedAt = 0, last = null, replayed = 0 } = batch ?? {};
  if (replayed > 0) wakeAfter(tx, DELIVERIES_CHANNEL);
  const done = lookedAt === 0 || processed + lookedAt >= total;
  await save({
    processed: processed + lookedAt,
    replayed: recovery.replayed + replayed,
    position: last ?? recovery.position,
    ...(done ? { status: "COMPLETED", finishedAt: now } : {}),
  });
  return replayed;
}
