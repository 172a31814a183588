// Pages are bundled apart from the host: both count on the process
const holder = globalThis as { __guildhallWritten?: number };

/** How often this process has written so far: anyone who keeps answers in memory looks for changes again when it has. */
export function timesWritten(): number {
  return holder.__guildhallWritten ?? 0;
}

/** Counts a write that is committed. */
export function noteWritten(): void {
  holder.__guildhallWritten = timesWritten() + 1;
}

const WRITES = /\b(insert|update|delete)\b/i;
const known = new Map<string, boolean>();

/** Whether a statement may write; the texts are constants, so that few are ever looked at. */
export function mayWrite(text: string): boolean {
  const writes = known.get(text) ?? WRITES.test(text);
  known.set(text, writes);
  return writes;
}
