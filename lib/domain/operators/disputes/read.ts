import { and, desc, eq } from "drizzle-orm";
import { messages, orders, profiles, threads } from "@/db/schema";
import type { MessageView } from "@/lib/contracts/contact/threads";
import type { OrderBriefView } from "@/lib/contracts/trade/orders/order-briefs";
import type { BuyerOrderView, OrderDeliveryView } from "@/lib/contracts/trade/orders/orders";
import type { SettlementView } from "@/lib/contracts/trade/orders/settlements";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { viewMessage } from "@/lib/domain/contact/threads/record/view";
import { requireOperator } from "@/lib/domain/operators/access";
import { filesOfMessages } from "@/lib/domain/trade/files/read";
import { viewFile } from "@/lib/domain/trade/files/view";
import { readDispute } from "@/lib/domain/trade/orders/disputes/read";
import type { OrderRow } from "@/lib/domain/trade/orders/move";
import { historyOf } from "@/lib/domain/trade/orders/showing/history";
import { type StepRow, viewBuyerOrder, viewDeliveries, viewStep } from "@/lib/domain/trade/orders/showing/view";
import { mayReadWords } from "./grounds";

export type DisputedOrder = {
  order: BuyerOrderView;
  left_cents: number;
  creator: { handle: string; name: string; account: string };
  buyer: { name: string; email: string | null; account: string | null };
  disputed_at: string | null;
  /** The operator has decided for the buyer, and the processor has yet to send the money back. */
  refund_on_its_way: boolean;
  /** Oldest first, as all lists here. Where `words` is null without notes, and without the steps that only a note says what they were. */
  timeline: ReturnType<typeof viewStep>[];
  /** Null without grounds to read them (`mayReadWords`). */
  words: WordsOfOrder | null;
};

/** What the two sides of an order wrote to each other. */
export type WordsOfOrder = {
  brief: OrderBriefView;
  deliveries: OrderDeliveryView[];
  conversation: MessageView[];
  /** With what it was opened, once for each time: the first that was said in it. */
  opened: { at: string; by: "buyer" | "bank"; reason: string }[];
  dispute: SettlementView["dispute"];
};

const MOST_MESSAGES = 100;

/**
 * An order of live mode, for operators: the facts, and where there are grounds to read it, all that a decision needs of what both sides say and wrote.
 * Throws `not_found`.
 */
export async function readDisputedOrder(ctx: Context, id: string): Promise<DisputedOrder> {
  await requireOperator(ctx);
  const [row] = await ctx.db
    .select({ order: orders, handle: profiles.handle, name: profiles.displayName, account: profiles.userId })
    .from(orders)
    .innerJoin(profiles, eq(profiles.id, orders.profileId))
    .where(and(eq(orders.id, id), eq(orders.livemode, true)));
  if (!row) throw notFound("The order");
  const { order, ...creator } = row;
  const [history, granted] = await Promise.all([historyOf(id), mayReadWords(ctx, order)]);
  return {
    order: viewBuyerOrder(order, { handle: creator.handle, display_name: creator.name }),
    left_cents: order.amountCents - order.refundedCents - order.refundPendingCents,
    creator,
    buyer: { name: order.buyerName ?? "A buyer", email: order.buyerEmail, account: order.buyerUserId },
    disputed_at: order.disputedAt?.toISOString() ?? null,
    refund_on_its_way: order.refundPendingCents > 0,
    timeline: granted ? history.steps.map(viewStep) : history.steps.filter(isMove).map(withoutNote),
    words: granted ? await wordsOf(ctx, order, history) : null,
  };
}

const isMove = ({ from, to }: StepRow) => from !== to;
const withoutNote = (step: StepRow) => ({ ...viewStep(step), note: null });

async function wordsOf(
  ctx: Context,
  order: OrderRow,
  history: Awaited<ReturnType<typeof historyOf>>,
): Promise<WordsOfOrder> {
  const [dispute, conversation] = await Promise.all([readDispute(ctx, order), conversationOf(ctx, order.id)]);
  const opened = history.steps.flatMap(openingOf);
  return { brief: history.brief, deliveries: viewDeliveries(history), conversation, opened, dispute };
}

/** The words that a dispute was opened with stand in the step that opened it. */
function openingOf({ from, to, actor, note, at }: StepRow): WordsOfOrder["opened"] {
  if (to !== "DISPUTED" || from === to) return [];
  return [{ at: at.toISOString(), by: actor === "processor" ? "bank" : "buyer", reason: note ?? "" }];
}

async function conversationOf({ db }: Context, orderId: string): Promise<MessageView[]> {
  const found = await db
    .select({ message: messages })
    .from(messages)
    .innerJoin(threads, eq(threads.id, messages.threadId))
    .where(and(eq(threads.subjectId, orderId), eq(threads.livemode, true)))
    .orderBy(desc(messages.id))
    .limit(MOST_MESSAGES);
  const files = await filesOfMessages(found.map(({ message }) => message));
  return found
    .reverse()
    .map(({ message }) => viewMessage(message, files.filter(({ part }) => part === message.id).map(viewFile)));
}
