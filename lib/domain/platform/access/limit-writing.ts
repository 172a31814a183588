import { WRITTEN_PER_MINUTE } from "@/lib/contracts/contact/threads";
import type { Context } from "@/lib/core/context";
import { refuseBlocked } from "./attempts";
import { networkOf } from "./counted-as";
import { count } from "./counters";

/**
 * Counts a message or a review of its author: an account, or the conversation or order, `of`, of anyone who holds a link or a handle. Throws
 * `rate_limit_exceeded`.
 */
export async function limitWriting(
  { actor, ip, now }: Context,
  kind: "messages" | "reviews",
  of: string | null,
): Promise<void> {
  const known = actor.kind === "user" || actor.kind === "credential";
  const author = known ? actor.userId : (of ?? networkOf(ip));
  const limit = { key: `${kind}:${author}`, limit: WRITTEN_PER_MINUTE, windowSeconds: 60 };
  refuseBlocked(await count([limit], now), `At most ${WRITTEN_PER_MINUTE} ${kind} a minute.`);
}
