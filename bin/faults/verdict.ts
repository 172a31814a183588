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
  /** Those that met an answer which came later than a worker waits, as on a machine that is busy with other things. */
  late: number;
  /** Events that reached the healthy receiver twice, and neither a kill nor a late answer explains it. */
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

/** How an attempt that waited in vain is recorded. */
const LATE = "no answer within";

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
  const recordOf = ({ delivery, signature }: Hit) => recorded.get(`${delivery} ${signature}`);
  const isRecorded = (hit: Hit) => recordOf(hit) !== undefined;
  const isLate = (hit: Hit) => recordOf(hit)?.startsWith(LATE) ?? false;
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
    late: repeats.flat().filter(isLate).length,
    unexplained: repeats.filter((of) => of.filter((hit) => isRecorded(hit) && !isLate(hit)).length > 1).length,
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
    [unexplained, "events reached their healthy receiver twice without a kill or a late answer to explain it"],
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

/** The error of each attempt on record, empty without one, by delivery and signature: no two attempts of a delivery share a second. */
async function recordedAttempts(): Promise<Map<string, string>> {
  type Row = { delivery_id: string; signature: string; error: string };
  const text = "select delivery_id, signature, coalesce(error, '') as error from delivery_attempts";
  const rows = await statement<Row>(text, []);
  return new Map(rows.map((row) => [`${row.delivery_id} ${row.signature}`, row.error]));
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
