import { and, desc, eq, getTableColumns, gt, gte, lt, ne, notInArray, sql } from "drizzle-orm";
import { statementIn, type Transaction, wakeAfter } from "@/db/client";
import { deliveries, webhookEndpoints, webhookRecoveries } from "@/db/schema";
import { answering } from "@/db/statements/statement";
import { MAX_RECOVERED, type NewRecovery, type RecoveryView } from "@/lib/contracts/developers/webhooks/recoveries";
import type { Context } from "@/lib/core/context";
import { conflict, invalidField, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { idFloor, momentOf, newId } from "@/lib/core/values/ids";
import { rangeEnds, type TimeRange } from "@/lib/core/values/time-range";
import { ownerIdOf, requireAccount } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { d } from "../delivery-state";
import { lockEndpoint, ofAccount, requireEnabled } from "../endpoints/own-endpoint";
import { kindsHeardBy, requireHeard } from "../events/kinds-heard";
import { failedDeliveries } from "./failed-deliveries";

/** The channel that wakes the worker for a recovery. */
export const RECOVERIES_CHANNEL = "recoveries";

const COUNT = answering(
  { total: sql<number>`count(*)::int`, first: sql<string | null>`min(id)` },
  (counted) => sql`select ${counted} from (${failedDeliveries({ id: d.id })}) failed`,
);

/**
 * Starts a recovery: the worker replays what failed at an endpoint of the acting account in a span of time, at most 10,000; the next
 * one of the same span takes what comes after them. Throws
 * `not_found`, `invalid_state_transition` while the endpoint is disabled, `conflict` while another recovery of it runs, `insufficient_scope`
 * where the span holds what the actor may not hear of.
 */
export async function startRecovery(ctx: Context, endpointId: string, input: NewRecovery): Promise<RecoveryView> {
  const account = requireAccount(ctx);
  const span = spanOf(input, ctx.now);
  return transaction(ctx, async (tx) => {
    const { status } = await lockEndpoint(tx, ctx, endpointId);
    requireEnabled(status);
    await requireSpanHeard(tx, ctx, endpointId, span);
    await requireNoneRunning(tx, endpointId);
    const bounds = [
      endpointId,
      idFloor("del", span.from),
      span.from.toISOString(),
      span.to.toISOString(),
      MAX_RECOVERED + 1,
    ];
    const [counted] = await statementIn(tx, COUNT, bounds);
    const { total: found = 0, first = null } = counted ?? {};
    const [row] = await tx
      .insert(webhookRecoveries)
      .values({
        id: newId("rcv", ctx.now.getTime()),
        endpointId,
        ...span,
        total: Math.min(found, MAX_RECOVERED),
        truncated: found > MAX_RECOVERED,
        // no batch steps once more over what was recovered before
        position: idFloor("del", first ? momentOf(first) : span.from),
        createdAt: ctx.now,
        ...(found === 0 ? { status: "COMPLETED" as const, finishedAt: ctx.now } : {}),
      })
      .returning();
    if (!row) throw new Error("the recovery was not written");
    const view = viewRecovery(row);
    const { from, to, total } = view;
    const target = { type: "webhook_endpoint", id: endpointId };
    await recordAudit(tx, ctx, ownerIdOf(account), "webhook_endpoint.recovery_started", target, { from, to, total });
    if (found > 0) wakeAfter(tx, RECOVERIES_CHANNEL);
    return view;
  });
}

function spanOf({ from, to }: NewRecovery, now: Date): TimeRange {
  // one end at a time: both at once would be refused as a query's
  const span = { from: rangeEnds({ from }).from ?? now, to: rangeEnds({ to }).to ?? now };
  if (span.to > now) span.to = now;
  if (span.from >= span.to) throw invalidField("from", "must lie before `to`, which is now at the latest");
  return span;
}

/** Whatever became of them so far: what still waits may fail before the worker gets to it. */
async function requireSpanHeard(tx: Transaction, ctx: Context, endpointId: string, span: TimeRange): Promise<void> {
  const heard = kindsHeardBy(ctx);
  if (!heard) return;
  const [other] = await tx
    .select({ kind: deliveries.eventType })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.endpointId, endpointId),
        gt(deliveries.id, idFloor("del", span.from)),
        gte(deliveries.createdAt, span.from),
        lt(deliveries.createdAt, span.to),
        ne(deliveries.trigger, "test"),
        notInArray(deliveries.eventType, [...heard]),
      ),
    )
    .limit(1);
  if (other) requireHeard(ctx, [other.kind]);
}

async function requireNoneRunning(tx: Transaction, endpointId: string): Promise<void> {
  const running = and(eq(webhookRecoveries.endpointId, endpointId), eq(webhookRecoveries.status, "RUNNING"));
  const [row] = await tx.select({ id: webhookRecoveries.id }).from(webhookRecoveries).where(running).limit(1);
  if (row) throw conflict(`The recovery ${row.id} of this endpoint is still running. Wait for its end.`);
}

/** A recovery of the acting account and how far it is. Throws `not_found`. */
export async function getRecovery(ctx: Context, id: string): Promise<RecoveryView> {
  const [row] = await ctx.db
    .select(getTableColumns(webhookRecoveries))
    .from(webhookRecoveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookRecoveries.endpointId))
    .where(and(eq(webhookRecoveries.id, id), ofAccount(ctx)));
  if (!row) throw notFound("The recovery");
  return viewRecovery(row);
}

/** The newest recovery of an endpoint of the acting account, if there was one. */
export async function latestRecovery(ctx: Context, endpointId: string): Promise<RecoveryView | undefined> {
  const [row] = await ctx.db
    .select(getTableColumns(webhookRecoveries))
    .from(webhookRecoveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookRecoveries.endpointId))
    .where(and(eq(webhookRecoveries.endpointId, endpointId), ofAccount(ctx)))
    .orderBy(desc(webhookRecoveries.id))
    .limit(1);
  return row && viewRecovery(row);
}

function viewRecovery(row: typeof webhookRecoveries.$inferSelect): RecoveryView {
  return {
    id: row.id,
    endpoint_id: row.endpointId,
    status: row.status,
    from: row.from.toISOString(),
    to: row.to.toISOString(),
    total: row.total,
    truncated: row.truncated,
    processed: row.processed,
    replayed: row.replayed,
    reached_at: row.processed > 0 ? momentOf(row.position).toISOString() : null,
    created_at: row.createdAt.toISOString(),
    finished_at: row.finishedAt?.toISOString() ?? null,
  };
}
