import { statement } from "@/db/client";
import type { Context } from "@/lib/core/context";
import { CATEGORY_COUNTS } from "./statements";

const COUNT_EVERY_MS = 60_000;
let counted: { at: number; counts: Promise<Record<string, number>> } | undefined;

/** How many listed creators each category has, by slug; up to a minute old, since counting reads every row. */
export async function countByCategory({ now }: Context): Promise<Record<string, number>> {
  const at = now.getTime();
  if (counted && Math.abs(at - counted.at) < COUNT_EVERY_MS) return counted.counts;
  const fresh = { at, counts: countAll() };
  counted = fresh;
  fresh.counts.catch(() => {
    if (counted === fresh) counted = undefined;
  });
  return fresh.counts;
}

async function countAll(): Promise<Record<string, number>> {
  const rows = await statement(CATEGORY_COUNTS, []);
  return Object.fromEntries(rows.map((r) => [r.category, r.creators]));
}
