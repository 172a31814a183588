import { type Column, type SQL, sql } from "drizzle-orm";

/** Where each slice of trust but the last begins, the most trusted first. */
const BEGINS = [95, 90, 80, 65, 45] as const;

/** The numbers of the slices, 1 the most trusted: search rows tell theirs by the markers `~g1` and `~d1`. */
export const SLICES = [1, 2, 3, 4, 5, 6] as const;

/** The number of the slice that a score is in. */
export function sliceOf(trust: Column): SQL {
  const whens = BEGINS.map((from, at) => sql` when ${trust} >= ${sql.raw(`${from} then ${at + 1}`)}`);
  return sql`case${sql.join(whens)} else ${sql.raw(String(BEGINS.length + 1))} end`;
}

/** Whether a score is in a slice: by it the slice's partial index is made, and met by the planner. */
export function inSlice(trust: Column, slice: number): SQL {
  const [from, below] = [BEGINS[slice - 1], BEGINS[slice - 2]];
  const bounds = [
    ...(from === undefined ? [] : [sql`${trust} >= ${sql.raw(String(from))}`]),
    ...(below === undefined ? [] : [sql`${trust} < ${sql.raw(String(below))}`]),
  ];
  return sql.join(bounds, sql` and `);
}
