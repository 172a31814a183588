/** The part of a file that a player asks for, both ends included; null for the whole. Source: RFC 9110, 14.2, one range of bytes. */
export function byteRange(header: string | null, size: number): { from: number; to: number } | null {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (first === "" && last === "") return null;
  const from = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  return from <= to ? { from, to } : null;
}
