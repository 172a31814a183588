import { setTimeout as pause } from "node:timers/promises";
import type { InboxMessage, InboxQuery } from "@/lib/contracts/developers/webhooks/webhook-inboxes";
import type { Page } from "@/lib/contracts/values/page";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { wholeList } from "@/lib/core/values/cursor";
import { kindsHeardBy } from "../events/kinds-heard";
import { ownsInbox, readMessages } from "./read";
import { keepSession } from "./session";

/** How often a waiting caller's inbox is looked into: one read of an index range. */
const LOOK_EVERY_MS = 500;

/**
 * What an inbox of the acting creator got after the message `query.after`, newest first; while there is nothing, the answer comes up to
 * `query.wait` seconds later. Holds no connection while it waits. Throws `not_found` for an endpoint that is not an inbox.
 */
export async function waitForMessages(
  ctx: Context,
  endpointId: string,
  query: InboxQuery,
): Promise<Page<InboxMessage>> {
  if (!(await ownsInbox(ctx, endpointId))) throw notFound("The inbox");
  await keepSession(ctx, endpointId);
  const heard = kindsHeardBy(ctx);
  const until = performance.now() + query.wait * 1_000;
  for (;;) {
    const messages = await readMessages(endpointId, query.after);
    const data = heard ? messages.filter(({ event_type }) => heard.includes(event_type)) : messages;
    const left = until - performance.now();
    if (data.length > 0 || left <= 0) return wholeList(data);
    await pause(Math.min(LOOK_EVERY_MS, left));
  }
}
