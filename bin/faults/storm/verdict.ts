import { setTimeout as pause } from "node:timers/promises";
import { statement } from "@/db/client";
import { isUnavailable } from "@/lib/core/errors";
import type { Hit, Receivers } from "./receivers";
import type { Workers } from "./workers";

export type Verdict = {
  /** Events in the database, and how many of them never reached their creator's healthy receiver. */
  written: number;
  lost: number;
  /** Deliveries by state at the end; none may be waiting. */
  states: Record<string, number>;
  /** Requests that arrived, and attempts on record. */
  requests: number;
  attempts: number;
  /** Requests of workers that were killed before they could write them down. */
  cutOff: number;
  /** Requests without a record from workers that lived: there must be none. */
  unrecorded: number;
  /** Requests to the healthy receiver beyond the first of each event. */
  duplicates: number;
  /** Events that reached the healthy receiver twice, and no kill explains it. */
  unexplained: number;
  /** Deliveries whose attempts are not numbered 1, 2, … up to their count. */
  miscounted: number;
  /** Deliveries that were skipped though their endpoint is enabled, or waited for by a healthy receiver in vain. */
  misplaced: number;
  /** Requests that followed a redirect. */
  followed: number;
  /** Workers that ended by themselves. */
  crashed: string[];
  disabledEndpoints: number;
};

const OPEN = `select count(*)::int as n from deliveries where state in ('PENDING', 'ATTEMPTING')`;

/** Resolves when no delivery waits any more. Throws after `withinMs`, saying what does. */
export async function untilSettled(withinMs: number): Promise<void> {
  const deadline = performance.now() + withinMs;
  for (;;) {
    const open = await countOf(OPEN);
    if (open === 0) return;
    if (performance.now() > deadline) throw new Error(`${open} deliveries have not ended within ${withinMs / 1000} s`);
    await pause(250);
  }
}

async function countOf(text: string): Promise<number> {
  try {
    const [row] = await statement<{ n: number }>(text, []);
    return row?.n ?? 0;
  } catch (error) {
    if (isUnavailable(error)) return Number.NaN;
    throw error;
  }
}

/** Holds what the receivers saw against what the database says. */
export async function judge(receivers: Receivers, workers: Workers): Promise<Verdict> {
  const { hits } = receivers;
  const recorded = await recordedAttempts();
  const isRecorded = ({ delivery, signature }: Hit) => recorded.has(`${delivery} ${signature}`);
  const missing = hits.filter((hit) => !isRecorded(hit));
  const cutOff = missing.filter(({ worker }) => workers.killed.has(worker));

  const healthy = byEvent(hits.filter(({ behaviour }) => behaviour === "healthy"));
  const written = (await statement<{ id: string }>("select id from events", [])).map(({ id }) => id);
  const repeats = [...healthy.values()].filter((of) => of.length > 1);
  return {
    written: written.length,
    lost: written.filter((id) => !healthy.has(id)).length,
    states: await states(),
    requests: hits.length,
    attempts: recorded.size,
    cutOff: cutOff.length,
    unrecorded: missing.length - cutOff.length,
    duplicates: repeats.reduce((sum, of) => sum + of.length - 1, 0),
    unexplained: repeats.filter((of) => of.filter(isRecorded).length > 1).length,
    miscounted: await countOf(MISCOUNTED),
    misplaced: await countOf(MISPLACED),
    followed: receivers.followed(),
    crashed: workers.crashed,
    disabledEndpoints: await countOf("select count(*)::int as n from webhook_endpoints where status = 'disabled'"),
  };
}

/** What must not be, in words; empty when all is well. */
export function failuresOf(verdict: Verdict): string[] {
  const { lost, unrecorded, unexplained, miscounted, misplaced, followed, crashed, states } = verdict;
  const waiting = (states.PENDING ?? 0) + (states.ATTEMPTING ?? 0);
  const none: [number, string][] = [
    [lost, "events never reached their healthy receiver"],
    [waiting, "deliveries are stuck"],
    [unrecorded, "requests of workers that lived are not on record"],
    [unexplained, "events reached their healthy receiver twice without a kill to explain it"],
    [miscounted, "deliveries have a wrong number of attempts on record"],
    [misplaced, "deliveries ended in a state that does not fit their endpoint"],
    [followed, "redirects were followed"],
    [crashed.length, "workers ended by themselves"],
  ];
  // a figure that could not be read is a failure too
  return none.filter(([count]) => count !== 0).map(([count, what]) => `${count} ${what}`);
}

function byEvent(hits: readonly Hit[]): Map<string, Hit[]> {
  const groups = new Map<string, Hit[]>();
  for (const hit of hits) {
    const known = groups.get(hit.event);
    if (known) known.push(hit);
    else groups.set(hit.event, [hit]);
  }
  return groups;
}

/** Each attempt on record by delivery and signature: no two attempts of a delivery share a second. */
async function recordedAttempts(): Promise<Set<string>> {
  type Row = { delivery_id: string; signature: string };
  const rows = await statement<Row>("select delivery_id, signature from delivery_attempts", []);
  return new Set(rows.map((row) => `${row.delivery_id} ${row.signature}`));
}

async function states(): Promise<Record<string, number>> {
  type Row = { state: string; n: number };
  const rows = await statement<Row>("select state, count(*)::int as n from deliveries group by state", []);
  return Object.fromEntries(rows.map(({ state, n }) => [state, n]));
}

const MISCOUNTED = `
  select count(*)::int as n from deliveries d
  left join (select delivery_id, count(*) as made, min(number) as first, max(number) as last from delivery_attempts group by 1) a
    on a.delivery_id = d.id
  where d.attempts <> coalesce(a.made, 0) or (a.made > 0 and (a.first <> 1 or a.last <> a.made))`;

const MISPLACED = `
  select count(*)::int as n from deliveries d join webhook_endpoints e on e.id = d.endpoint_id
  where (d.state = 'SKIPPED' and e.status = 'enabled') or (e.url like '%/healthy' and d.state <> 'SUCCEEDED')
    or (d.state = 'DEAD_LETTER' and d.attempts <> 7) or (e.status = 'disabled' and e.consecutive_dead_letters < 50)`;
