import { DomainError } from "@/lib/core/errors";

/** How many streams one account, or one link, holds open in a process: more tabs than anybody looks at. */
export const MOST_STREAMS = 32;
const AGAIN_S = 10;

// pages are bundled apart: one count for each process all the same
const holder = globalThis as typeof globalThis & { __guildhallStreams?: Map<string, number> };

/** Counts one more stream of `whose`, until the answer is called. Throws `rate_limit_exceeded` beyond `MOST_STREAMS`. */
export function countStream(whose: string): () => void {
  holder.__guildhallStreams ??= new Map();
  const open = holder.__guildhallStreams;
  const before = open.get(whose) ?? 0;
  if (before >= MOST_STREAMS) {
    const message = `Too many pages are open at once: ${MOST_STREAMS} are told of changes. Close some.`;
    throw new DomainError("rate_limit_exceeded", message, {}, { "retry-after": String(AGAIN_S) });
  }
  open.set(whose, before + 1);
  let counted = true;
  return () => {
    if (!counted) return;
    counted = false;
    const left = (open.get(whose) ?? 1) - 1;
    if (left > 0) open.set(whose, left);
    else open.delete(whose);
  };
}
