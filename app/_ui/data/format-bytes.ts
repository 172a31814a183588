const UNITS = ["kB", "MB", "GB"] as const;

/** A size for people: `640 B`, `1.4 kB`, `10 MB` (1 kB is 1,024 bytes). */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const power = Math.min(UNITS.length, Math.floor(Math.log2(bytes) / 10));
  const value = bytes / 1024 ** power;
  return `${value < 10 ? Math.round(value * 10) / 10 : Math.round(value)} ${UNITS[power - 1]}`;
}
