import { type RUN_STATUSES, type RunView, SYNC_SECONDS } from "@/lib/contracts/agents/agent-runs";
import type { Context } from "@/lib/core/context";
import { type Listener, listen } from "@/lib/core/process/listen";
import { requireLiving } from "@/lib/domain/developers/credentials/credentials";
import { RUN_ENDED_CHANNEL } from "./announce";
import { getRun, isOpen } from "./read";

const ENDED = new Set<string>(["SUCCEEDED", "FAILED", "CANCELED"] satisfies (typeof RUN_STATUSES)[number][]);
/** A notification that was lost delays an answer by this at most. */
const LOOK_AGAIN_MS = 1_000;
/** The connection that listens is kept for a while: the next caller finds it open. */
const KEEP_MS = 60_000;

const waiting = new Map<string, Set<() => void>>();
let listener: Listener | undefined;
let closing: NodeJS.Timeout | undefined;

/** Whether a run has ended, however it did. */
export function hasEnded(run: Pick<RunView, "status">): boolean {
  return ENDED.has(run.status);
}

/** The run as soon as it has ended or waits for a person, or as it stands after `seconds`. Holds no connection and no transaction while it waits. Throws `unauthorized` when the credential was revoked meanwhile. */
export async function waitForRun(
  ctx: Context,
  id: string,
  seconds = SYNC_SECONDS,
): Promise<{ view: RunView; known: boolean }> {
  const deadline = performance.now() + seconds * 1_000;
  for (;;) {
    const news = expectNews(id);
    try {
      const open = await isOpen(ctx, id);
      const left = deadline - performance.now();
      if (!open || left <= 0) {
        const [view] = await Promise.all([getRun(ctx, id), requireLiving(ctx.actor)]);
        return { view, known: hasEnded(view) };
      }
      await news.within(Math.min(left, LOOK_AGAIN_MS));
    } finally {
      news.forget();
    }
  }
}

/** Registers before the run is read: what ends in between is not missed. */
function expectNews(id: string) {
  open();
  let ring = () => {};
  const rung = new Promise<void>((resolve) => {
    ring = resolve;
  });
  const bells = waiting.get(id) ?? new Set();
  waiting.set(id, bells.add(ring));
  return {
    async within(milliseconds: number) {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, milliseconds);
      });
      await Promise.race([rung, late]);
      clearTimeout(timer);
    },
    forget() {
      bells.delete(ring);
      if (bells.size === 0 && waiting.get(id) === bells) waiting.delete(id);
      if (waiting.size === 0) closeLater();
    },
  };
}

function open(): void {
  clearTimeout(closing);
  listener ??= listen({
    [RUN_ENDED_CHANNEL]: (id) => {
      if (id) return ringFor(id);
      for (const one of [...waiting.keys()]) ringFor(one); // connected again: anything may have been missed
    },
  });
}

function ringFor(id: string): void {
  for (const ring of waiting.get(id) ?? []) ring();
}

function closeLater(): void {
  clearTimeout(closing);
  closing = setTimeout(() => void stopWaiting(), KEEP_MS).unref();
}

/** Closes the connection that listens. For tests; it closes by itself a minute after the last caller. */
export async function stopWaiting(): Promise<void> {
  const open = listener;
  listener = undefined;
  await open?.stop();
}

/** How `route()` waits for a run where `sync=true` asks for it. */
export const settleRun = {
  asked: ({ sync }: { sync: boolean }) => sync,
  outcome: (ctx: Context, { id }: Pick<RunView, "id">) => waitForRun(ctx, id),
};
