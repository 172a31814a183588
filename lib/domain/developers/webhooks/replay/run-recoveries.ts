import { asc, eq } from "drizzle-orm";
import { statementIn, type Transaction } from "@/db/client";
import { webhookEndpoints, webhookRecoveries } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { DELIVERIES_CHANNEL } from "../events/emit";
import { failedDeliveries } from "./failed-deliveries";

const BATCH = 500;

// One replay per event, and none for an event that has arrived or is on its way already. Ids are one fresh id whose last four
// characters count up in hex, as `emit` makes them.
const REPLAY = `
  with batch as materialized (${failedDeliveries("d.id, d.event_id, d.event_type")}),
  chosen as (
    select distinct on (event_id) id, event_id, event_type from batch
    where not exists (
      select from deliveries n where n.event_id = batch.event_id and n.endpoint_id = $1
      and n.state in ('PENDING', 'ATTEMPTING', 'SUCCEEDED'))
    order by event_id, id
  ),
  replayed as (
    insert into deliveries (id, event_id, event_type, endpoint_id, trigger, due_at, created_at, livemode)
    select $6::text || lpad(to_hex(row_number() over (order by id)), 4, '0'), event_id, event_type, $1, 'manual',
      $7::timestamptz, $7::timestamptz, $8::boolean
    from chosen order by id
    returning 1
  )
  select (select count(*)::int from batch) as looked_at, (select max(id) from batch) as last,
    (select count(*)::int from replayed) as replayed,
    (select pg_notify('${DELIVERIES_CHANNEL}', '') from (select from replayed limit 1) due)`;

type Batch = { looked_at: number; last: string | null; replayed: number };

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
  const [batch] = await statementIn<Batch>(tx, REPLAY, [
    endpointId,
    recovery.position,
    recovery.from.toISOString(),
    recovery.to.toISOString(),
    Math.min(BATCH, total - processed),
    newId("del", now.getTime()).slice(0, -4),
    now.toISOString(),
    endpoint.livemode,
  ]);
  const { looked_at = 0, last = null, replayed = 0 } = batch ?? {};
  const done = looked_at === 0 || processed + looked_at >= total;
  await save({
    processed: processed + looked_at,
    replayed: recovery.replayed + replayed,
    position: last ?? recovery.position,
    ...(done ? { status: "COMPLETED", finishedAt: now } : {}),
  });
  return replayed;
}
