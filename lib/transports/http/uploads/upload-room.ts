import type { Actor } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import { networkOf } from "@/lib/domain/platform/access/counted-as";
import { ownerIdOf } from "@/lib/domain/platform/access/require";

/** Bytes of uploads that one process holds at once, read or being read; those beyond wait before a byte of theirs is read. */
const ROOM_BYTES = 64 * 1024 * 1024;
const MAX_WAITING = 200;
/** What one caller may have of it, whatever it does with that: the largest file fits. */
const SHARE_BYTES = ROOM_BYTES / 2;
const SHARE_WAITING = MAX_WAITING / 4;
const PATIENCE_MS = 60_000;

type Upload = { caller: string; bytes: number };
/** `passed`: bytes of those that came later and were let in before. */
type Waiting = Upload & { passed: number; enter: () => void };
/** `held`: the bytes of each caller that has some inside. */
const room = { free: ROOM_BYTES, held: new Map<string, number>(), waiting: [] as Waiting[] };

/** Who sends an upload. */
type Sender = { actor: Actor; ip: string | null };

/**
 * Runs `work`, which reads an upload of at most `limit` bytes, once there is room for it in memory, and in its caller's share of that.
 * Throws `service_unavailable` when there is none for a minute.
 */
export async function inUploadRoom<T>(
  request: Request,
  limit: number,
  { actor, ip }: Sender,
  work: () => Promise<T>,
): Promise<T> {
  const declared = Number(request.headers.get("content-length") ?? limit);
  const bytes = Math.min(Number.isSafeInteger(declared) && declared >= 0 ? declared : limit, limit);
  const caller = "userId" in actor ? ownerIdOf(actor) : networkOf(ip);
  await enter({ caller, bytes });
  try {
    return await work();
  } finally {
    take({ caller, bytes: -bytes });
    admit();
  }
}

async function enter(upload: Upload): Promise<void> {
  const { waiting } = room;
  const own = waiting.filter(({ caller }) => caller === upload.caller);
  if (waiting.length >= MAX_WAITING || own.length >= SHARE_WAITING) throw full();
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(mine), 1);
      reject(full());
      admit(); // those that were not let past it
    }, PATIENCE_MS);
    const mine: Waiting = {
      ...upload,
      passed: 0,
      enter: () => {
        clearTimeout(timer);
        resolve();
      },
    };
    waiting.push(mine);
    admit();
  });
}

/** Lets in, in the order in which they came, all that fit. One that does not is passed by others, so that it holds up nobody. */
function admit(): void {
  const ahead: Waiting[] = [];
  for (const next of room.waiting) {
    const inTheWay = ahead.filter((one) => one.caller === next.caller || hasShare(one));
    if (hasShare(next) && next.bytes <= room.free && inTheWay.every((one) => one.passed + next.bytes <= ROOM_BYTES)) {
      for (const one of inTheWay) one.passed += next.bytes;
      take(next);
      next.enter();
    } else ahead.push(next);
  }
  room.waiting.splice(0, Infinity, ...ahead);
}

const heldBy = (caller: string) => room.held.get(caller) ?? 0;
const hasShare = ({ caller, bytes }: Upload) => heldBy(caller) + bytes <= SHARE_BYTES;

function take({ caller, bytes }: Upload): void {
  room.free -= bytes;
  const held = heldBy(caller) + bytes;
  if (held > 0) room.held.set(caller, held);
  else room.held.delete(caller);
}

function full(): DomainError {
  const message = "Too many files are arriving at this moment. Send it again in a few seconds.";
  return new DomainError("service_unavailable", message, {}, { "retry-after": "5" });
}
