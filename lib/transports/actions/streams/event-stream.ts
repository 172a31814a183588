import { currentDate } from "@/lib/core/clock";
import type { Context } from "@/lib/core/context";
import { threadFor } from "@/lib/domain/contact/threads/access/find";
import { type Watched, watchChanges } from "@/lib/domain/contact/threads/reading/live";
import { showsStill } from "@/lib/domain/people/accounts/signing-in/sign-in";
import { actingProfile, requireAccount } from "@/lib/domain/platform/access/require";
import { orderFor } from "@/lib/domain/trade/orders/access/access";
import { countStream } from "./open-streams";

const BEAT_MS = 20_000;
const encoder = new TextEncoder();

/** What a stream tells of, and what the caller may do with it: asked at the start, and again before each word. Throws if nothing. */
type Source = { watched: Watched; allowed: (ctx: Context) => Promise<unknown> };

/**
 * Server-sent events that say only that something changed in the caller's conversations, or in the one named: the page then asks
 * again. Throws `not_found`, `unauthorized` without an account or a link, `rate_limit_exceeded` when too many are open.
 */
export async function threadStream(ctx: Context, request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const [threadId, token] = [query.get("thread"), query.get("token") ?? undefined];
  const allowed = async (now: Context) => threadId && threadFor(now, threadId, { token });
  await allowed(ctx);
  return eventStream(ctx, request, { watched: watchedBy(ctx, threadId), allowed });
}

/** The same of one order and its conversation, for either of its sides. */
export async function orderStream(ctx: Context, orderId: string, request: Request): Promise<Response> {
  const token = new URL(request.url).searchParams.get("token") ?? undefined;
  const allowed = (now: Context) => orderFor(now, orderId, "read", token);
  await allowed(ctx);
  return eventStream(ctx, request, { watched: { orderId }, allowed });
}

/** A stream that ends with the session, or with what the link opens: each word is said only after a look at both. */
function eventStream(ctx: Context, request: Request, { watched, allowed }: Source): Response {
  const uncount = countStream(ownerOf(ctx, watched));
  let stop = uncount;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const say = (text: string) => {
        try {
          controller.enqueue(encoder.encode(text));
        } catch {
          stop(); // the reader has gone
        }
      };
      const beat = setInterval(() => void ask(": here\n\n"), BEAT_MS);
      let asking = false;
      let changed = false;
      /** What changes while it is being asked is told by the same word. */
      const ask = async (text: string) => {
        if (asking) return;
        asking = true;
        const stands = await standsStill(ctx, allowed);
        asking = false;
        if (stands) say(changed ? CHANGED : text);
        else end();
        changed = false;
      };
      const unwatch = watchChanges(watched, () => {
        changed = true;
        void ask(CHANGED);
      });
      stop = () => {
        clearInterval(beat);
        unwatch();
        uncount();
      };
      const end = () => {
        stop();
        try {
          controller.close();
        } catch {} // the reader has gone
      };
      request.signal.addEventListener("abort", stop);
      if (request.signal.aborted) stop();
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

const CHANGED = "data: changed\n\n";

/** Whether the caller may still hear of it. Where that cannot be known the stream ends, and the page asks for it again. */
async function standsStill(ctx: Context, allowed: Source["allowed"]): Promise<boolean> {
  const now = { ...ctx, now: currentDate() };
  const { actor } = ctx;
  try {
    if (actor.kind === "user" && !(await showsStill(actor.sessionId, actor.userId, now.now))) return false;
    await allowed(now);
    return true;
  } catch {
    return false;
  }
}

/** Who holds the stream: the account, or the link to a thread or an order. */
function ownerOf({ actor }: Context, { threadId, orderId }: Watched): string {
  return actor.kind === "user" ? (actor.viewedBy ?? actor.userId) : `${threadId ?? orderId}`;
}

function watchedBy(ctx: Context, threadId: string | null): Watched {
  if (ctx.actor.kind !== "user" && threadId) return { threadId };
  return { threadId, userId: requireAccount(ctx).userId, profileId: actingProfile(ctx) };
}
