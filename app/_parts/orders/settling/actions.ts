"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { z } from "zod";
import { dollars } from "@/lib/contracts/trade/dollars";
import { FormFileIds } from "@/lib/contracts/trade/files";
import { LARGEST_TIP, LEAST_TIP } from "@/lib/contracts/trade/orders/settlements";
import { text } from "@/lib/contracts/values/text";
import { declineCancel } from "@/lib/domain/trade/orders/canceling/answer";
import { askToCancel } from "@/lib/domain/trade/orders/canceling/ask";
import { withdrawCancel } from "@/lib/domain/trade/orders/canceling/withdraw";
import { acceptProposal, propose } from "@/lib/domain/trade/orders/disputes/propose";
import { speak } from "@/lib/domain/trade/orders/disputes/speak";
import { retryFailedRefund } from "@/lib/domain/trade/orders/refunds/retry";
import { openTip } from "@/lib/domain/trade/tips/open-tip";
import { refundTip } from "@/lib/domain/trade/tips/refund-tip";
import { action } from "@/lib/transports/actions/action";

const Order = { order_id: z.string().max(40), token: z.string().max(200).optional() };
const Side = { ...Order, side: z.enum(["buyer", "creator"]) };
const Words = text(5_000, { trim: true }).refine((said) => said.length >= 3, "Write at least three characters");

const speaker = ({
  order_id: orderId,
  token,
  side,
}: {
  order_id: string;
  token?: string | undefined;
  side: "buyer" | "creator";
}) => ({
  orderId,
  token,
  as: side,
});

/** Adds a statement to a dispute. */
export const speakAction = action(
  z.strictObject({ ...Side, body: Words, file_ids: FormFileIds }),
  async (ctx, { body, file_ids, ...who }) => {
    const said = await speak(ctx, { ...speaker(who), body, fileIds: file_ids });
    refresh();
    return said;
  },
);

/** Proposes to send all of it back, or to leave the order as it is. */
export const proposeAction = action(
  z.strictObject({ ...Side, kind: z.enum(["refund_all", "complete"]) }),
  async (ctx, { kind, ...who }) => {
    const made = await propose(ctx, speaker(who), { kind });
    refresh();
    return made;
  },
);

/** Proposes to send a part back. */
export const proposePartAction = action(
  z.strictObject({ ...Side, amount_cents: dollars(1) }),
  async (ctx, { amount_cents: cents, ...who }) => {
    const made = await propose(ctx, speaker(who), { kind: "refund_part", cents });
    refresh();
    return made;
  },
);

/** Proposes another delivery by a moment: the end of the day that was chosen, where it was chosen. */
export const proposeAgainAction = action(
  z.strictObject({ ...Side, due_at: z.iso.datetime("Choose a day") }),
  async (ctx, { due_at, ...who }) => {
    const made = await propose(ctx, speaker(who), { kind: "deliver_again", dueAt: new Date(due_at) });
    refresh();
    return made;
  },
);

/** Accepts what the other side proposed. */
export const acceptProposalAction = action(
  z.strictObject({ ...Side, proposal_id: z.string().max(40) }),
  async (ctx, { proposal_id, ...who }) => {
    const done = await acceptProposal(ctx, speaker(who), proposal_id);
    refresh();
    return done;
  },
);

/** The buyer asks to cancel. */
export const askToCancelAction = action(
  z.strictObject({ ...Order, reason: Words }),
  async (ctx, { order_id, ...asked }) => {
    const order = await askToCancel(ctx, { orderId: order_id, ...asked });
    refresh();
    return order;
  },
);

/** The buyer no longer asks to cancel. */
export const withdrawCancelAction = action(z.strictObject(Order), async (ctx, { order_id: orderId, token }) => {
  const order = await withdrawCancel(ctx, { orderId, token });
  refresh();
  return order;
});

/** The creator declines to cancel. */
export const declineCancelAction = action(
  z.strictObject({ order_id: z.string().max(40), reason: Words }),
  async (ctx, { order_id, reason }) => {
    const order = await declineCancel(ctx, order_id, reason);
    refresh();
    return order;
  },
);

/** Opens the payment of a tip. */
export const tipAction = action(
  z.strictObject({ ...Order, amount_cents: dollars(LEAST_TIP, LARGEST_TIP) }),
  async (ctx, { order_id: orderId, token, amount_cents: cents }): Promise<never> =>
    redirect((await openTip(ctx, { orderId, token, cents })).checkout_url),
);

/** The creator sends a tip back. */
export const refundTipAction = action(z.strictObject({ order_id: z.string().max(40) }), async (ctx, { order_id }) => {
  await refundTip(ctx, order_id);
  refresh();
});

/** The creator has a refund sent again that the buyer's bank refused. */
export const retryRefundAction = action(
  z.strictObject({ order_id: z.string().max(40), refund_id: z.string().max(40) }),
  async (ctx, { order_id, refund_id }) => {
    await retryFailedRefund(ctx, order_id, refund_id);
    refresh();
  },
);
