import type { Context } from "@/lib/core/context";
import { threadFor } from "@/lib/domain/contact/threads/access/find";
import { type Watched, watchThreads } from "@/lib/domain/contact/threads/reading/live";
import { actingProfile, requireAccount } from "@/lib/domain/platform/access/require";

const BEAT_MS = 20_000;
const encoder = new TextEncoder();

/**
 * Server-sent events that say only that something changed in the caller's conversations, or in the one named: the page then asks
 * again. Throws `not_found`, and `unauthorized` without an account or a link.
 */
export async function threadStream(ctx: Context, request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const watched = await watchedBy(ctx, query.get("thread"), query.get("token") ?? undefined);
  let stop = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const say = (text: string) => {
        try {
          controller.enqueue(encoder.encode(text));
        } catch {
          stop(); // the reader has gone
        }
      };
      const beat = setInterval(() => say(": here\n\n"), BEAT_MS);
      const unwatch = watchThreads(watched, () => say("data: changed\n\n"));
      stop = () => {
        clearInterval(beat);
        unwatch();
      };
      request.signal.addEventListener("abort", stop);
      say("retry: 3000\n\n");
    },
    cancel: () => stop(),
  });
  return new Response(body, {
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
    },
  });
}

async function watchedBy(ctx: Context, threadId: string | null, token?: string): Promise<Watched> {
  if (threadId) await threadFor(ctx, threadId, { token });
  if (ctx.actor.kind !== "user" && threadId) return { threadId };
  return { threadId, userId: requireAccount(ctx).userId, profileId: actingProfile(ctx) };
}
