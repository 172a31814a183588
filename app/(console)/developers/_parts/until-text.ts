const SECOND = 1_000;

/** "in 4 min 12 s", "in 11 h 59 min", "in 8 s"; "now" when the moment has come. */
export function untilText(ms: number): string {
  const seconds = Math.ceil(ms / SECOND);
  if (seconds <= 0) return "now";
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  if (hours > 0) return `in ${hours} h ${minutes} min`;
  return minutes > 0 ? `in ${minutes} min ${rest} s` : `in ${rest} s`;
}
