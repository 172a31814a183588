import { MESSAGES_PER_MINUTE } from "@/lib/contracts/contact/threads";
import type { Context } from "@/lib/core/context";
import { refuseBlocked } from "@/lib/domain/platform/access/attempts";
import { networkOf } from "@/lib/domain/platform/access/counted-as";
import { count } from "@/lib/domain/platform/access/counters";

/** Counts a message of its author: an account, or the conversation of anyone who holds a link or a handle. Throws `rate_limit_exceeded`. */
export async function limitMessages({ actor, ip, now }: Context, threadId: string | null): Promise<void> {
  const known = actor.kind === "user" || actor.kind === "credential";
  const author = known ? actor.userId : (threadId ?? networkOf(ip));
  const limit = { key: `message:${author}`, limit: MESSAGES_PER_MINUTE, windowSeconds: 60 };
  refuseBlocked(await count([limit], now), `At most ${MESSAGES_PER_MINUTE} messages a minute.`);
}
