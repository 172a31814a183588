import { statement } from "@/db/client";
import { COUNTED_TO } from "@/lib/contracts/network/search/facets";
import type { CreatorSearch, RelaxedView } from "@/lib/contracts/network/search/search";
import type { ReadQuery } from "@/lib/domain/platform/understand/reading/read-query";
import { browseStatement, isNarrow } from "./browse";
import type { Marked } from "./marked";
import { type Plan, planOf } from "./plan";
import { rankedStatement } from "./ranked";
import type { Asked } from "./reading/asked";
import { readings } from "./reading/readings";
import type { FoundRow } from "./shown";
import type { Source } from "./source";

/** The key of a page that is read from the first row on. */
export const FROM_FIRST = "";

/** Where a page begins: which reading of the query answers it, the row before it (key as text, id), and rows that were shown before their turn. */
export type Start = { level: number; key: string; id: string; shown?: readonly string[] };

/** The rows that one reading of a query found. */
export type Finding<N extends Source["name"]> = {
  level: number;
  /** As what the query was read; null without one. */
  read: ReadQuery | null;
  asked: Asked;
  relaxed: RelaxedView[];
  rows: FoundRow<N>[];
  /** Where words were asked, and counts with them. */
  counting: Counting;
};

/** How many rows that fit hold each marker; or what to count them by, where the plan knows of more than are counted exactly. */
export type Counting = { marked: Marked } | { plan: Plan };

/** Cursors count the readings of a query as it may have been meant from here on, and of one in other words from there. */
export const MISTYPED = 100;
export const RETOLD = 200;

/** A score that nobody has who has the trade itself, or the category where only that was named. */
const WEAK = 0.6;
const WEAK_WHOLE = 0.36;

/**
 * The first rows that fit what was asked, in the order that `sort` names; when nobody fulfils all of it, one constraint gives way after the
 * other. From a start on, the rows after it by the same reading.
 */
export async function find<N extends Source["name"]>(
  source: N,
  search: CreatorSearch,
  read: ReadQuery | null,
  { now, limit, start }: { now: Date; limit: number; start?: Start | undefined },
): Promise<Finding<N> | undefined> {
  const tries = readings(search, read, now);
  if (start) {
    const reading = tries[start.level];
    if (!reading) return undefined;
    return { level: start.level, ...reading, ...(await rowsOf(source, search, reading.asked, limit, start)) };
  }
  let kept: Finding<N> | undefined;
  for (const [level, reading] of tries.entries()) {
    const found = { level, ...reading, ...(await rowsOf(source, search, reading.asked, limit)) };
    if (!isWeak(search, reading.asked, found.rows)) return found;
    if (!kept || kept.rows.length === 0) kept = found;
  }
  return kept;
}

/** Whether what was found is nobody, or nobody who does what was asked: then a constraint gives way. */
function isWeak({ sort = "best" }: CreatorSearch, asked: Asked, [best]: readonly { key: string }[]): boolean {
  if (!best || sort !== "best" || asked.concepts.length === 0) return !best;
  const isWhole = asked.concepts.every(({ slug, category }) => slug === category);
  return Number(best.key) < (isWhole ? WEAK_WHOLE : WEAK);
}

const NOTHING: Counting = { marked: {} };

/** Which part of what is sold is of a trade that its creator has: who says that they do it does not always sell it. */
const SOLD = 0.5;

/** The rows that fit, from a place on: ranked when there are words, else in the order of an index. */
async function rowsOf<N extends Source["name"]>(
  source: N,
  search: CreatorSearch,
  asked: Asked,
  limit: number,
  start?: Start,
): Promise<Pick<Finding<N>, "rows" | "counting">> {
  const shown = start?.shown;
  const isAfter = start !== undefined && start.key !== FROM_FIRST;
  if (asked.words === "") {
    const after = isAfter ? ([start.key, start.id] as const) : undefined;
    const narrow = await isNarrow(asked.marks);
    const page = browseStatement(source, search, asked, { after, limit, shown, narrow });
    return { rows: await statement<FoundRow<N>>(page.statement, page.params), counting: NOTHING };
  }
  const plan = await planOf(asked);
  if (plan.arms.length === 0) return { rows: [], counting: NOTHING };
  const after = isAfter ? ([Number(start.key), start.id] as const) : undefined;
  const each = source === "offers" ? SOLD * plan.offersEach : 1;
  const isMany = (plan.certain?.rows ?? 0) * each > COUNTED_TO;
  const counted = search.facets && !isMany;
  const page = rankedStatement(source, search, asked, plan, { after, limit, shown, counted });
  const found = await statement(page.statement, page.params);
  const rows = found.map((row) => ({ ...row, key: String(row.key) }) as FoundRow<N>);
  return { rows, counting: isMany ? { plan } : { marked: found[0]?.marked ?? {} } };
}
