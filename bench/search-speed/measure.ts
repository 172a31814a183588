import { readFileSync } from "node:fs";
import { singleClient } from "@/db/client";
import type { Context } from "@/lib/core/context";
import { systemContext } from "@/lib/core/system-context";
import { searchCreators } from "@/lib/domain/network/search/creators";
import { searchOffers } from "@/lib/domain/network/search/offers";
import { SHAPES, searchesOf } from "./searches";

const VERBS = { creators: searchCreators, offers: searchOffers };

/** What the searches of a kind cost in the database: milliseconds, those of processor time alone, and pages that were read, cached or not. */
export type Spent = {
  finds: keyof typeof VERBS;
  shape: string;
  p50: number;
  p99: number;
  cpu50: number;
  cpu99: number;
  pages: number;
};

/** Searches before those that count: plans are made and kept, and what is read often is in memory. */
const WARM_UP = 20;

type Total = { ms: number; pages: number; cpu: number };

/**
 * Asks searches of every kind one after another, and of each what the server says it spent on the statements that it sent, by
 * `pg_stat_statements`. Neither reading the query nor the way to the server and back is in it; planning is.
 * Their processes' processor time is what is left of it where others use the processors, too.
 */
export async function measureSpeed(url: string, searches: number, progress: (line: string) => void): Promise<Spent[]> {
  const client = singleClient(url);
  const spent: Spent[] = [];
  try {
    await client`create extension if not exists pg_stat_statements`;
    const total = async (): Promise<Total> => {
      const [row] = await client<(Omit<Total, "cpu"> & { pids: number[] })[]>`
        select coalesce(sum(total_exec_time + total_plan_time), 0) as ms, coalesce(sum(shared_blks_hit + shared_blks_read), 0)::float8 as pages,
          (select array_agg(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()) as pids
        from pg_stat_statements s join pg_database d on d.oid = s.dbid
        where d.datname = current_database() and query not like '%pg_stat_statements%'`;
      const { ms = 0, pages = 0, pids } = row ?? {};
      return { ms, pages, cpu: (pids ?? []).reduce((sum, pid) => sum + processorMs(pid), 0) };
    };
    const ctx = systemContext("bench", new Date("2026-11-18T10:00:00.000Z"));
    for (const finds of ["creators", "offers"] as const) {
      for (const shape of SHAPES) {
        const each = await measured(ctx, VERBS[finds], searchesOf(shape, WARM_UP + searches), total);
        const part = (figure: keyof Total, of: number) =>
          at(
            each.map((one) => one[figure]).sort((a, b) => a - b),
            of,
          );
        const [p50, p99, cpu50, cpu99] = [part("ms", 0.5), part("ms", 0.99), part("cpu", 0.5), part("cpu", 0.99)];
        const pages = part("pages", 0.5);
        spent.push({ finds, shape: shape.name, p50, p99, cpu50, cpu99, pages });
        progress(
          `  ${finds}, ${shape.name}: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms; processor ${cpu50.toFixed(1)} and ${cpu99.toFixed(1)} ms; ${pages} pages`,
        );
      }
    }
    return spent;
  } finally {
    await client.end();
  }
}

async function measured(
  ctx: Context,
  search: (typeof VERBS)[keyof typeof VERBS],
  searches: ReturnType<typeof searchesOf>,
  total: () => Promise<Total>,
): Promise<Total[]> {
  const each: Total[] = [];
  for (const [n, asked] of searches.entries()) {
    const before = await total();
    await search(ctx, asked);
    const after = await total();
    if (n < WARM_UP) continue;
    each.push({ ms: after.ms - before.ms, pages: after.pages - before.pages, cpu: after.cpu - before.cpu });
  }
  return each;
}

/** The processor time of a process of this machine until now, to the nanosecond; 0 where the kernel does not tell it. */
function processorMs(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;
  } catch {
    return 0;
  }
}

function at(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}
