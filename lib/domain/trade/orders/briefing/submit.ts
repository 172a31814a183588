import { and, eq, sql } from "drizzle-orm";
import { orderBriefs, orders } from "@/db/schema";
import { besideAgreed, MAX_BRIEF } from "@/lib/contracts/trade/orders/agreed-brief";
import { answerTo } from "@/lib/contracts/trade/orders/answer-to";
import type { Answers, NewBrief, OrderBriefView } from "@/lib/contracts/trade/orders/order-briefs";
import { isBriefOpen } from "@/lib/contracts/trade/orders/orders";
import type { PurchaseBrief } from "@/lib/contracts/trade/purchases/purchase-briefs";
import type { Context } from "@/lib/core/context";
import { DomainError, invalidField, notFound, WrongState } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { recordSentFiles, type SentFile } from "@/lib/domain/trade/files/attachments";
import { agreedOf } from "@/lib/domain/trade/quotes/agreed";
import { orderFor, ownPurchase, purchaseFor } from "../access/access";
import { orderOfHandle } from "../access/handle";
import { briefOf } from "../brief/read";
import { orderBriefed } from "../mails/order-briefed";
import { thisOrder } from "../move";
import { noteStep } from "../note-step";
import { dueAt } from "../showing/view";
import { viewOrderEvent } from "../showing/view-events";
import { announce } from "../telling/announce";
import { recordBrief } from "./record";

export type BriefSubmission = NewBrief & { orderId: string; token?: string | undefined };

/**
 * Writes the buyer's brief of an order, or changes it: whole, in place of what was there, until the first delivery. What was required
 * must be answered; then the delivery clock of a paid order starts. What a quote agreed on stays, with the buyer's words beside it. Emits `order.brief_submitted`. Throws `not_found` for a wrong
 * token, `invalid_state_transition`, `validation_error` with a message for each answer.
 */
export async function submitBrief(
  ctx: Context,
  { orderId, token, ...brief }: BriefSubmission,
): Promise<OrderBriefView> {
  await orderFor(ctx, orderId, "brief", token);
  return write(ctx, orderId, brief, { by: "buyer" });
}

/**
 * The same before paying, as far as it goes: what is missing is asked for after it. The caller has shown that the order is the person's.
 */
export function amendBrief(ctx: Context, orderId: string, brief: NewBrief): Promise<OrderBriefView> {
  return write(ctx, orderId, brief, { by: "buyer", whole: false });
}

/** The same by a buyer's app or key with `purchases:write`. Throws `insufficient_scope` too. */
export async function submitPurchaseBrief(
  ctx: Context,
  id: string,
  { answer_list, answers, ...brief }: PurchaseBrief,
): Promise<OrderBriefView> {
  await purchaseFor(ctx, id, "brief");
  return write(ctx, id, { ...brief, answers: { ...answers, ...answersIn(answer_list) } }, { by: "buyer" });
}

/** `size=A4` of each line; a question that is named again has several answers. */
function answersIn(lines: readonly string[]): Answers {
  const answers: Answers = {};
  for (const line of lines) {
    const id = line.slice(0, line.indexOf("="));
    const said = line.slice(id.length + 1);
    const before = answerTo(answers, id);
    answers[id] = before === undefined ? said : [before, said].flat();
  }
  return answers;
}

/**
 * The same for anyone who holds the handle that `create_order` answered, while the brief is missing: added to what came before, as far as
 * it goes, and answered without that, as a handle reads no brief. What the buyer has sent is for the buyer to change, and for an app of
 * theirs: words take the place of the words, an answer that of the one before, files are added. Throws the same, and
 * `invalid_state_transition` for a brief that is there.
 */
export async function submitBriefByHandle(
  ctx: Context,
  handle: string,
  brief: NewBrief,
  files: readonly SentFile[] = [],
): Promise<OrderBriefView> {
  const id = orderOfHandle(handle);
  if (!id) throw notFound("An order with this handle");
  if (brief.brief === "" && files.length === 0 && !Object.values(brief.answers).some((answer) => answer.length > 0))
    throw invalidField("brief", "is empty, and there is no answer and no file: send at least one of them");
  const by = (await ownPurchase(ctx, id, "brief")) ? "buyer" : "app";
  const before = (await briefOf(id)).attachments.map((file) => file.id);
  const view = await write(ctx, id, brief, { by, files, part: true });
  return {
    ...view,
    summary: brief.brief,
    answers: Object.fromEntries(
      Object.entries(view.answers).filter(([question]) => Object.hasOwn(brief.answers, question)),
    ),
    attachments: view.attachments.filter((file) => !before.includes(file.id)),
  };
}

/** `whole` refuses a brief that leaves a required question open; of what is a `part` the rest stays, and a brief that was whole stays so. */
type Writing = { by: "buyer" | "app"; files?: readonly SentFile[]; whole?: boolean; part?: boolean };

function write(
  ctx: Context,
  id: string,
  sent: NewBrief,
  { by, files = [], part = false, ...how }: Writing,
): Promise<OrderBriefView> {
  return transaction(ctx, async (tx) => {
    const [order] = await tx.select().from(orders).where(thisOrder(ctx, id)).for("no key update");
    if (!order) throw notFound("The order");
    if (!isBriefOpen({ status: order.status, delivery_number: order.deliveryNumber }))
      throw new WrongState(
        "order",
        order.status,
        "its brief can be written until the first delivery.",
        "its brief cannot be changed now",
      );
    const [known] = await tx.select().from(orderBriefs).where(eq(orderBriefs.orderId, id));
    const changed = known?.submittedAt != null;
    if (by === "app" && changed)
      throw refused("The brief is there already. Its buyer can change it on the order's page.");
    const whole = part ? changed : (how.whole ?? true);
    const asked = known?.requirements ?? [];
    const told = part ? together(await briefOf(id, tx), sent, changed) : sent;
    const agreed = await agreedOf(tx, order);
    const brief = {
      ...told,
      brief: agreed ? besideAgreed(agreed, told.brief) : told.brief,
      attachments: [...told.attachments, ...(await recordSentFiles(tx, ctx, files, id))],
    };
    const view = await recordBrief(tx, ctx, { orderId: id, asked, brief, whole });
    const isPart = view.missing.length > 0;
    const [row] = await tx
      .update(orders)
      .set({ awaitsBrief: isPart, ...(!isPart && { dueAt: startClock(ctx) }), updatedAt: ctx.now })
      .where(and(eq(orders.id, id), eq(orders.livemode, ctx.livemode)))
      .returning();
    if (!row) throw notFound("The order");
    const note = changed ? "The brief was changed" : isPart ? "A part of the brief was sent" : "The brief was sent";
    await noteStep(tx, ctx, row, { actor: by, note });
    if (!whole && !view.submitted_at) return view;
    await announce(tx, ctx, row, {
      kind: "order.brief_submitted",
      data: { ...viewOrderEvent(row), brief: view, changed, due_at: dueAt(row)?.toISOString() ?? null },
      diff: { changed },
      ...(row.paidAt && { toCreator: (facts) => orderBriefed(facts, changed) }),
    });
    return view;
  });
}

/** What an app sends, with what came before it: the app speaks for nobody's answer but those that it names. Of a brief that `isWhole` it changes the words. */
function together({ summary, answers, attachments }: OrderBriefView, sent: NewBrief, isWhole: boolean): NewBrief {
  return {
    brief: isWhole ? sent.brief || summary : inAddition(summary, sent.brief),
    answers: { ...answers, ...sent.answers },
    attachments: [...attachments.map(({ id }) => id), ...sent.attachments],
  };
}

/** Words after those that are there; the last ones said once more stay as they are, as after a call that is sent again. */
function inAddition(before: string, said: string): string {
  if (said === "" || before === said || before.endsWith(`\n\n${said}`)) return before;
  const words = before === "" ? said : `${before}\n\n${said}`;
  if ([...words].length > MAX_BRIEF)
    throw invalidField(
      "brief",
      `may have ${Math.max(0, MAX_BRIEF - [...before].length - 2)} characters more, next to what was sent before`,
    );
  return words;
}

/**
 * A paid order that waited is due its days from now; any other stays due when it was. While it is disputed the clock stands at the moment of
 * the dispute, from which it goes on when that is won.
 */
function startClock({ now }: Context) {
  const from = sql`case ${orders.status} when 'PAID' then ${now.toISOString()}::timestamptz when 'DISPUTED' then ${orders.disputedAt} end`;
  return sql`case when ${orders.awaitsBrief} then coalesce(${from} + make_interval(days => ${orders.deliveryDays}), ${orders.dueAt})
    else ${orders.dueAt} end`;
}

function refused(message: string): DomainError {
  return new DomainError("invalid_state_transition", message);
}
