import { type Listener, listen } from "@/lib/core/process/listen";
import { THREADS_CHANNEL } from "../record/append";

/** What is watched: the threads of a creator's page, of a buyer's account, one thread, an order with all that belongs to it, approvals. */
export type Watched = {
  profileId?: string | null;
  userId?: string | null;
  threadId?: string | null;
  orderId?: string | null;
  /** An account: what it was asked to approve, and what it said. */
  approvalsOf?: string | null;
};

type Watch = { watched: Watched; changed: () => void };
type Shared = { watches: Set<Watch>; listener?: Listener; closing?: NodeJS.Timeout | undefined };

/** Where the database itself says which order changed, and whose approvals: triggers, so that no way of changing one can forget to. */
const ORDERS_CHANNEL = "orders";
const APPROVALS_CHANNEL = "approvals";

/** The connection that listens is kept for a while: the next page finds it open. */
const KEEP_MS = 60_000;

// pages are bundled apart: one connection for each process all the same
const holder = globalThis as typeof globalThis & { __guildhallThreads?: Shared };

/**
 * Calls back when what is watched changes, in whichever process it was written, until the answer is called. Also after the connection
 * was made again: what was told meanwhile was missed.
 */
export function watchChanges(watched: Watched, changed: () => void): () => void {
  holder.__guildhallThreads ??= { watches: new Set() };
  const shared = holder.__guildhallThreads;
  clearTimeout(shared.closing);
  shared.listener ??= listen({
    [THREADS_CHANNEL]: (payload = "") => tell(shared, (watch) => payload === "" || inThread(watch, payload)),
    [ORDERS_CHANNEL]: (payload = "") => tell(shared, ({ orderId }) => payload === "" || orderId === payload),
    [APPROVALS_CHANNEL]: (payload = "") => tell(shared, ({ approvalsOf }) => payload === "" || approvalsOf === payload),
  });
  const watch = { watched, changed };
  shared.watches.add(watch);
  return () => {
    shared.watches.delete(watch);
    if (shared.watches.size > 0) return;
    shared.closing = setTimeout(() => void close(shared), KEEP_MS).unref();
  };
}

function tell(shared: Shared, concerns: (watched: Watched) => boolean): void {
  for (const { watched, changed } of shared.watches) if (concerns(watched)) changed();
}

/** `payload` as `tellThread` writes it: thread, profile, user, subject. */
function inThread(watched: Watched, payload: string): boolean {
  const [threadId, profileId, userId, subjectId] = payload.split(" ");
  const same = (mine: string | null | undefined, told: string | undefined) => mine != null && mine === told;
  return (
    same(watched.threadId, threadId) ||
    same(watched.profileId, profileId) ||
    same(watched.userId, userId) ||
    same(watched.orderId, subjectId)
  );
}

async function close(shared: Shared): Promise<void> {
  const { listener } = shared;
  if (shared.watches.size > 0) return;
  delete shared.listener;
  await listener?.stop();
}
