/** What was found, in the order of what was asked for; null where nothing was. */
export function inOrder<Row>(
  keys: readonly string[],
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): (Row | null)[] {
  const found = new Map(rows.map((row) => [keyOf(row), row]));
  return keys.map((key) => found.get(key) ?? null);
}

/** Whether `ids` are exactly those of `rows`, each once, in whatever order. */
export function isOrderOf(ids: readonly string[], rows: readonly { id: string }[]): boolean {
  const known = new Set(rows.map((row) => row.id));
  return ids.length === known.size && new Set(ids).size === ids.length && ids.every((id) => known.has(id));
}
