import { type Listener, listen } from "@/lib/core/process/listen";
import { THREADS_CHANNEL } from "../record/append";

/** Whose threads are watched: of a creator's page, of a buyer's account, or one thread. */
export type Watched = { profileId?: string | null; userId?: string | null; threadId?: string | null };

type Watch = { watched: Watched; changed: () => void };
type Shared = { watches: Set<Watch>; listener?: Listener; closing?: NodeJS.Timeout | undefined };

/** The connection that listens is kept for a while: the next page finds it open. */
const KEEP_MS = 60_000;

// pages are bundled apart: one connection for each process all the same
const holder = globalThis as typeof globalThis & { __guildhallThreads?: Shared };

/**
 * Calls back when one of the watched threads changes, in whichever process it was written, until the answer is called. Also after the
 * connection was made again: what was told meanwhile was missed.
 */
export function watchThreads(watched: Watched, changed: () => void): () => void {
  holder.__guildhallThreads ??= { watches: new Set() };
  const shared = holder.__guildhallThreads;
  clearTimeout(shared.closing);
  shared.listener ??= listen({ [THREADS_CHANNEL]: (payload) => tell(shared, payload) });
  const watch = { watched, changed };
  shared.watches.add(watch);
  return () => {
    shared.watches.delete(watch);
    if (shared.watches.size > 0) return;
    shared.closing = setTimeout(() => void close(shared), KEEP_MS).unref();
  };
}

function tell(shared: Shared, payload = ""): void {
  const [threadId, profileId, userId] = payload.split(" ");
  for (const { watched, changed } of shared.watches) {
    const concerns =
      payload === "" ||
      watched.threadId === threadId ||
      (watched.profileId && watched.profileId === profileId) ||
      (watched.userId && watched.userId === userId);
    if (concerns) changed();
  }
}

async function close(shared: Shared): Promise<void> {
  const { listener } = shared;
  if (shared.watches.size > 0) return;
  delete shared.listener;
  await listener?.stop();
}
