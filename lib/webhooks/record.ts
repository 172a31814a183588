import { statementIn } from "@/db/client";
import type { Context } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import { transaction } from "@/lib/core/transaction";
import type { ClaimedDelivery } from "./claim";
import { stopEndpoint } from "./disable-endpoint";
import { nextDue } from "./schedule";
import type { Outcome } from "./send";

export type AttemptResult = { delivery: ClaimedDelivery; outcome: Outcome };

/** After this many dead letters in a row an endpoint is disabled. Source: spec part 8. */
const MAX_CONSECUTIVE_DEAD_LETTERS = 50;

// One statement for the batch. A result whose lease was lost is ignored as a whole. Dead letters count from the
// endpoint's last success on; endpoints are locked in one order, so that two workers cannot block each other.
const RECORD = `
  with result as (
    select * from unnest(
      $2::text[], $3::text[], $4::text[], $5::text[], $6::text[],
      $7::int[], $8::int[], $9::text[], $10::text[], $11::text[]
    ) with ordinality as r (
      delivery_id, lease, state, due_at, started_at, latency_ms, status, error, headers, body, position
    )
  ),
  settled as (
    update deliveries d set
      state = r.state::delivery_state,
      attempts = d.attempts + 1,
      first_attempt_at = coalesce(d.first_attempt_at, r.started_at::timestamptz),
      due_at = coalesce(r.due_at::timestamptz, d.due_at),
      completed_at = case when r.due_at is null then r.started_at::timestamptz + r.latency_ms * interval '1 ms' end,
      lease = null
    from result r where d.id = r.delivery_id and d.lease = r.lease
    returning d.endpoint_id, d.attempts, r.*
  ),
  attempt as (
    insert into delivery_attempts
      (id, delivery_id, number, started_at, latency_ms, status, error, response_headers, response_body)
    select $1::text || lpad(to_hex(position), 4, '0'), delivery_id, attempts, started_at::timestamptz, latency_ms,
      status, error, headers::jsonb, body
    from settled
  ),
  tally as (
    select endpoint_id, bool_or(state = 'SUCCEEDED') as succeeded,
      count(*) filter (where state = 'DEAD_LETTER' and position > last_success)::int as dead
    from (
      select *,
        coalesce(max(position) filter (where state = 'SUCCEEDED') over (partition by endpoint_id), 0) as last_success
      from settled
    ) s
    group by endpoint_id
  ),
  changed as (
    select e.id, t.succeeded, t.dead from webhook_endpoints e join tally t on t.endpoint_id = e.id
    where t.dead > 0 or (t.succeeded and e.consecutive_dead_letters > 0)
    order by e.id for no key update of e
  )
  update webhook_endpoints e
  set consecutive_dead_letters = case when c.succeeded then 0 else e.consecutive_dead_letters end + c.dead
  from changed c where e.id = c.id
  returning e.id, e.consecutive_dead_letters`;

/**
 * Writes down a batch of attempts and settles their deliveries: SUCCEEDED, due again, or DEAD_LETTER after the seventh
 * failure. Disables an endpoint at its 50th dead letter in a row, in the same transaction.
 */
export async function recordAttempts(ctx: Context, results: readonly AttemptResult[]): Promise<void> {
  const settlements = results.map(settle);
  if (!settlements.some(({ state }) => state === "DEAD_LETTER")) {
    await statementIn(ctx.db, RECORD, columns(settlements));
    return;
  }
  const disabled = await transaction(ctx, async (tx, inner) => {
    const counts = await statementIn<{ id: string; consecutive_dead_letters: number }>(
      tx,
      RECORD,
      columns(settlements),
    );
    const over = counts.filter((row) => row.consecutive_dead_letters >= MAX_CONSECUTIVE_DEAD_LETTERS);
    const stopped = [];
    for (const { id } of over) stopped.push(await stopEndpoint(tx, inner, id, "consecutive_dead_letters"));
    return stopped.filter((row) => row !== undefined);
  });
  for (const { id } of disabled)
    ctx.log.warn({ endpoint: id }, "webhook endpoint disabled after 50 dead letters in a row");
}

type Settlement = AttemptResult & { state: "SUCCEEDED" | "PENDING" | "DEAD_LETTER"; dueAt: Date | null };

function settle({ delivery, outcome }: AttemptResult): Settlement {
  if (outcome.delivered) return { delivery, outcome, state: "SUCCEEDED", dueAt: null };
  const first = delivery.firstAttemptAt ?? outcome.startedAt;
  const dueAt = nextDue(first, delivery.attempts + 1, outcome.startedAt);
  return { delivery, outcome, state: dueAt ? "PENDING" : "DEAD_LETTER", dueAt };
}

/** The parameters of RECORD: what the attempts' ids begin with, then one array per column. */
function columns(settlements: readonly Settlement[]) {
  const column = <T>(pick: (s: Settlement) => T) => settlements.map(pick);
  return [
    newId("att").slice(0, -4), // the last four characters count up within the batch, in hex: a subset of base32
    column((s) => s.delivery.id),
    column((s) => s.delivery.lease),
    column((s) => s.state),
    column((s) => s.dueAt?.toISOString() ?? null),
    column((s) => s.outcome.startedAt.toISOString()),
    column((s) => s.outcome.latencyMs),
    column((s) => s.outcome.status),
    column((s) => s.outcome.error),
    column((s) => (s.outcome.responseHeaders ? JSON.stringify(s.outcome.responseHeaders) : null)),
    column((s) => s.outcome.responseBody),
  ];
}
