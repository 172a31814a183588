/** A duration as people read it: "0.8 ms", "42 ms", "1.3 s", with a space that does not break. */
export function formatDuration(ms: number): string {
  if (ms >= 1_000) return `${trimmed(ms / 1_000, ms < 10_000 ? 1 : 0)}\u00a0s`;
  return `${trimmed(ms, ms < 10 ? 1 : 0)}\u00a0ms`;
}

function trimmed(value: number, digits: number): string {
  return String(Number(value.toFixed(digits)));
}
