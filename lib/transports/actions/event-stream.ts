import type { Context } from "@/lib/core/context";
import { threadFor } from "@/lib/domain/contact/threads/access/find";
import { type Watched, watchChanges } from "@/lib/domain/contact/threads/reading/live";
import { actingProfile, requireAccount } from "@/lib/domain/platform/access/require";
import { orderFor } from "@/lib/domain/trade/orders/access/access";

const BEAT_MS = 20_000;
const encoder = new TextEncoder();

/**
 * Server-sent events that say only that something changed in the caller's conversations, or in the one named: the page then asks
 * again. Throws `not_found`, and `unauthorized` without an account or a link.
 */
export async function threadStream(ctx: Context, request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  return eventStream(request, await watchedBy(ctx, query.get("thread"), query.get("token") ?? undefined));
}

/** The same of one order and its conversation, for either of its sides. Throws `not_found`. */
export async function orderStream(ctx: Context, orderId: string, request: Request): Promise<Response> {
  await orderFor(ctx, orderId, "read", new URL(request.url).searchParams.get("token") ?? undefined);
  return eventStream(request, { orderId });
}

function eventStream(request: Request, watched: Watched): Response {
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
      const unwatch = watchChanges(watched, () => say("data: changed\n\n"));
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
