import { singleClient } from "@/db/client";
import type { Context } from "@/lib/core/context";
import { systemContext } from "@/lib/core/system-context";
import { searchCreators } from "@/lib/domain/network/search/creators";
import { searchOffers } from "@/lib/domain/network/search/offers";
import { SHAPES, searchesOf } from "./searches";

const VERBS = { creators: searchCreators, offers: searchOffers };

/** What the searches of a kind cost in the database: milliseconds of execution, and pages that were read, cached or not. */
export type Spent = { finds: keyof typeof VERBS; shape: string; p50: number; p99: number; pages: number };

/** Searches before those that count: plans are made and kept, and what is read often is in memory. */
const WARM_UP = 20;

type Total = { ms: number; pages: number };

/**
 * Asks searches of every kind one after another, and of each what the server says it spent on the statements that it sent, by
 * `pg_stat_statements`. Neither reading the query nor the way to the server and back is in it; planning is.
 */
export async function measureSpeed(url: string, searches: number, progress: (line: string) => void): Promise<Spent[]> {
  const client = singleClient(url);
  const spent: Spent[] = [];
  try {
    await client`create extension if not exists pg_stat_statements`;
    const total = async (): Promise<Total> => {
      const [row] = await client<Total[]>`
        select coalesce(sum(total_exec_time + total_plan_time), 0) as ms, coalesce(sum(shared_blks_hit + shared_blks_read), 0)::float8 as pages
        from pg_stat_statements s join pg_database d on d.oid = s.dbid
        where d.datname = current_database() and query not like '%pg_stat_statements%'`;
      return row as Total;
    };
    const ctx = systemContext("bench", new Date("2026-11-18T10:00:00.000Z"));
    for (const finds of ["creators", "offers"] as const) {
      for (const shape of SHAPES) {
        const each = await measured(ctx, VERBS[finds], searchesOf(shape, WARM_UP + searches), total);
        const ms = each.map((one) => one.ms).sort((a, b) => a - b);
        const pages = each.map((one) => one.pages).sort((a, b) => a - b);
        spent.push({ finds, shape: shape.name, p50: at(ms, 0.5), p99: at(ms, 0.99), pages: at(pages, 0.5) });
        progress(
          `  ${finds}, ${shape.name}: p50 ${at(ms, 0.5).toFixed(1)} ms, p99 ${at(ms, 0.99).toFixed(1)} ms, ${at(pages, 0.5)} pages`,
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
    if (n >= WARM_UP) each.push({ ms: after.ms - before.ms, pages: after.pages - before.pages });
  }
  return each;
}

function at(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}
