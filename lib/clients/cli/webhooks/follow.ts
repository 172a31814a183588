import type { Message } from "./inbox";

/** Asks for messages after one, waiting up to so many seconds for the first; newest first. */
type Read = (after: string | undefined, waitSeconds: number) => Promise<Message[]>;

type Clock = { now(): number; pause(ms: number): Promise<void> };

const WAIT_SECONDS = 25;
/** A message may be written a little after one with a later id: so long it is asked for again. */
const SETTLED_MS = 5_000;
/** Between two questions while messages come: it stays below a plan's calls per minute. */
const SPACING_MS = 1_500;

/** Every message that comes to an inbox from now on, oldest first, each once, until the caller stops. */
export async function* follow(read: Read, { now, pause }: Clock): AsyncGenerator<Message, never, undefined> {
  const before = await read(undefined, 0);
  let after = before[0]?.id;
  /** When each message after `after` was first seen. */
  const seen = new Map<string, number>();
  for (;;) {
    const messages = await read(after, WAIT_SECONDS);
    for (const message of messages.toReversed()) {
      if (seen.has(message.id)) continue;
      seen.set(message.id, now());
      yield message;
    }
    for (const id of [...seen.keys()].sort()) {
      if (now() - (seen.get(id) ?? 0) < SETTLED_MS) break;
      after = id;
      seen.delete(id);
    }
    if (messages.length > 0) await pause(SPACING_MS);
  }
}
