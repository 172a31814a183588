import { statementIn } from "@/db/client";
import type { Context } from "@/lib/core/context";
import { metrics } from "@/lib/core/metrics/instruments";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { latencyClass } from "@/lib/domain/developers/request-logs/figures/latency";
import { type DeadLetterCount, followUpDeadLetters } from "../activation/dead-letters";
import type { ClaimedDelivery } from "./claim";
import { RECORD } from "./record-statement";
import { nextDue, SCHEDULE, type Schedule } from "./schedule";
import type { Outcome } from "./send";

export type AttemptResult = { delivery: ClaimedDelivery; outcome: Outcome };

/**
 * Writes down a batch of attempts and settles their deliveries: SUCCEEDED, due again, or DEAD_LETTER after the seventh
 * failure. What follows from dead letters in a row happens in the same transaction.
 */
export async function recordAttempts(
  ctx: Context,
  results: readonly AttemptResult[],
  schedule = SCHEDULE,
): Promise<void> {
  const settlements = results.map((result) => settle(result, schedule));
  if (!settlements.some(({ state }) => state === "DEAD_LETTER")) {
    await statementIn(ctx.db, RECORD, columns(ctx, settlements));
    countAttempts(settlements);
    return;
  }
  const disabled = await transaction(ctx, async (tx, inner) => {
    const counts = await statementIn<DeadLetterCount>(tx, RECORD, columns(ctx, settlements));
    return followUpDeadLetters(tx, inner, counts);
  });
  countAttempts(settlements);
  for (const id of disabled) ctx.log.warn({ endpoint: id }, "webhook endpoint disabled after 50 dead letters in a row");
}

type Settlement = AttemptResult & { state: "SUCCEEDED" | "PENDING" | "DEAD_LETTER"; dueAt: Date | null };

function settle({ delivery, outcome }: AttemptResult, schedule: Schedule): Settlement {
  if (outcome.delivered) return { delivery, outcome, state: "SUCCEEDED", dueAt: null };
  const first = delivery.firstAttemptAt ?? outcome.startedAt;
  const dueAt = nextDue(first, delivery.attempts + 1, outcome.startedAt, schedule);
  return { delivery, outcome, state: dueAt ? "PENDING" : "DEAD_LETTER", dueAt };
}

const OUTCOMES = { SUCCEEDED: "succeeded", PENDING: "retry", DEAD_LETTER: "dead_letter" } as const;

function countAttempts(settlements: readonly Settlement[]): void {
  const { deliveryAttempts } = metrics();
  for (const { state } of settlements) deliveryAttempts.inc({ outcome: OUTCOMES[state] });
}

/** The parameters of RECORD: what the attempts' ids begin with, then one array per column. */
function columns(ctx: Context, settlements: readonly Settlement[]) {
  const column = <T>(pick: (s: Settlement) => T) => settlements.map(pick);
  /** An array as PostgreSQL reads it, of values that need no escape: ids, numbers, moments. The driver would look for some in each. */
  const plain = (pick: (s: Settlement) => string | number | null) => `{${settlements.map((s) => pick(s) ?? "NULL")}}`;
  return [
    newId("att", ctx.now.getTime()).slice(0, -4), // the last four characters count up in hex: a subset of base32
    plain((s) => s.delivery.id),
    plain((s) => s.delivery.lease),
    plain((s) => s.state),
    plain((s) => s.dueAt?.toISOString() ?? null),
    plain((s) => s.outcome.startedAt.toISOString()),
    plain((s) => s.outcome.latencyMs),
    plain((s) => s.outcome.status),
    column((s) => s.outcome.error),
    column((s) => (s.outcome.responseHeaders ? JSON.stringify(s.outcome.responseHeaders) : null)),
    column((s) => s.outcome.responseBody),
    column((s) => s.delivery.url),
    plain(({ outcome: { signature } }) => signature && `"${signature}"`), // it holds commas
    plain((s) => s.delivery.sealedHeaders?.toString("hex") ?? null),
    plain((s) => latencyClass(s.outcome.latencyMs)),
  ];
}
