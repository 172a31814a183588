import { DomainError } from "@/lib/core/errors";

/** Bytes of uploads that one process holds at once, read or being read; those beyond wait before a byte of theirs is read. */
const ROOM_BYTES = 64 * 1024 * 1024;
const MAX_WAITING = 200;
const PATIENCE_MS = 60_000;

type Waiting = { bytes: number; enter: () => void };
const room = { free: ROOM_BYTES, waiting: [] as Waiting[] };

/**
 * Runs `work`, which reads an upload of at most `limit` bytes, once there is room for it in memory. Throws `service_unavailable` when
 * there is none for a minute.
 */
export async function inUploadRoom<T>(request: Request, limit: number, work: () => Promise<T>): Promise<T> {
  const declared = Number(request.headers.get("content-length") ?? limit);
  const bytes = Math.min(Number.isSafeInteger(declared) && declared >= 0 ? declared : limit, limit);
  await enter(bytes);
  try {
    return await work();
  } finally {
    room.free += bytes;
    for (let next = room.waiting[0]; next && next.bytes <= room.free; next = room.waiting[0]) {
      room.waiting.shift();
      room.free -= next.bytes;
      next.enter();
    }
  }
}

async function enter(bytes: number): Promise<void> {
  if (room.waiting.length === 0 && bytes <= room.free) {
    room.free -= bytes;
    return;
  }
  if (room.waiting.length >= MAX_WAITING) throw full();
  await new Promise<void>((resolve, reject) => {
    const enter = () => {
      clearTimeout(timer);
      resolve();
    };
    const waiting: Waiting = { bytes, enter };
    const timer = setTimeout(() => {
      room.waiting.splice(room.waiting.indexOf(waiting), 1);
      reject(full());
    }, PATIENCE_MS);
    room.waiting.push(waiting);
  });
}

function full(): DomainError {
  const message = "Too many files are arriving at this moment. Send it again in a few seconds.";
  return new DomainError("service_unavailable", message, {}, { "retry-after": "5" });
}
