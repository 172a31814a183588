/** A form's rows of header names and values, and names that were ticked to go, as a change of headers. Empty rows are left out. */
export function headersOf(
  names: readonly string[],
  values: readonly string[],
  removed: readonly string[],
): Record<string, string | null> {
  const gone = removed.map((name) => [name, null] as const);
  const set = names.flatMap((name, i) => {
    const value = values[i] ?? "";
    return name || value ? [[name, value] as const] : [];
  });
  return Object.fromEntries([...gone, ...set]);
}
