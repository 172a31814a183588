import { ReplyHandle } from "@/lib/contracts/contact/threads";
import { OrderHandle } from "@/lib/contracts/trade/orders/order-status";
import { idOf } from "@/lib/contracts/values/ids";
import type { Context } from "@/lib/core/context";
import { DomainError, invalidField } from "@/lib/core/errors";
import { requireAccount } from "@/lib/domain/platform/access/require";
import { whyNotByKey } from "../protocol/access";

/** How a call says which conversation it means. */
export const WHERE = {
  orderHandle: OrderHandle.optional().describe("Of an order."),
  replyHandle: ReplyHandle.optional().describe("Of a request, brief or quote."),
  threadId: idOf("thr")
    .optional()
    .describe(
      "One of a brief's conversations, next to replyHandle; or your account's own (messages:*, an app's purchases:*).",
    ),
};

export type Where = { orderHandle?: string; replyHandle?: string; threadId?: string };

type Ways<T> = {
  order: (handle: string) => Promise<T>;
  reply: (handle: string, threadId?: string) => Promise<T>;
  thread: (id: string) => Promise<T>;
};

/** Goes the one way that a call names. Throws `validation_error` for none or two, and `unauthorized` for a thread without a credential. */
export function byWhere<T>(ctx: Context, { orderHandle, replyHandle, threadId }: Where, ways: Ways<T>) {
  if (orderHandle && !replyHandle && !threadId) return ways.order(orderHandle);
  if (replyHandle && !orderHandle) return ways.reply(replyHandle, threadId);
  if (!threadId || orderHandle || replyHandle)
    throw invalidField("orderHandle", "or replyHandle or threadId must say which conversation, one of them");
  requireAccount(ctx);
  return ways.thread(threadId).catch((error: unknown) => {
    // a key stands on the buyer's side of none: what it reads over REST is not here
    const why = error instanceof DomainError && error.code === "not_found" && whyNotByKey(ctx, "purchases:read");
    throw why ? new DomainError("not_found", `${error.message} ${why}`) : error;
  });
}
