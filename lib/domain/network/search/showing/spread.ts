/** Of so many rows at the top none is of a creator who stands above it, if there are as many creators. */
export const APART = 10;
/** So many rows more than a page shows are looked through for them. */
export const SPARE = 20;

type Row = { id: string; creator_id: string };

/** A page of rows in the order in which they are shown; where the next page begins, and what it leaves out since it was shown here. */
export type Spread<R extends Row> = { shown: R[]; last: R | undefined; ahead: string[] };

/**
 * A page of rows that come in their order from the first on: the first ten are of ten creators, others of theirs follow after them. `passed`
 * are those that earlier pages showed. What is shown before its turn is told, so that the next page begins after the last row up to which all
 * were shown. Pure.
 */
export function spread<R extends Row>(rows: readonly R[], limit: number, passed: readonly string[] = []): Spread<R> {
  const creators = new Set<string>();
  const first = rows.filter(({ creator_id }) => {
    if (creators.size >= Math.min(APART, passed.length + limit) || creators.has(creator_id)) return false;
    creators.add(creator_id);
    return true;
  });
  const top = new Set(first);
  const before = new Set(passed);
  const order = [...first, ...rows.filter((row) => !top.has(row))];
  const shown = order.filter(({ id }) => !before.has(id)).slice(0, limit);
  const here = new Set([...passed, ...shown.map(({ id }) => id)]);
  const gap = rows.findIndex(({ id }) => !here.has(id));
  if (gap === -1) return { shown, last: undefined, ahead: [] };
  const ahead = rows.slice(gap).filter(({ id }) => here.has(id));
  return { shown, last: rows[gap - 1], ahead: ahead.map(({ id }) => id) };
}
