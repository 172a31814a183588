"use server";

import { refresh } from "next/cache";
import { z } from "zod";
import { DueReason } from "@/lib/contracts/trade/orders/orders";
import { answerDueDate } from "@/lib/domain/trade/orders/due-date/answer";
import { proposeDueDate } from "@/lib/domain/trade/orders/due-date/propose";
import { action } from "@/lib/transports/actions/action";

const Which = {
  order_id: z.string().max(40),
  token: z.string().max(200).optional(),
  side: z.enum(["buyer", "creator"]),
};

/** Proposes to deliver by a later moment: the end of the day that was chosen, where it was chosen. */
export const proposeDueDateAction = action(
  z.strictObject({ ...Which, due_at: z.iso.datetime("Choose a day"), reason: DueReason }),
  async (ctx, { order_id: orderId, token, side: as, due_at, reason }) => {
    const { id } = await proposeDueDate(ctx, { orderId, token, as }, { due_at, reason });
    refresh();
    return { id };
  },
);

/** Agrees to the date that the page shows, or declines it. */
export const answerDueDateAction = action(
  z.strictObject({ ...Which, due_at: z.iso.datetime(), accept: z.enum(["yes", "no"]) }),
  async (ctx, { order_id: orderId, token, side: as, due_at, accept }) => {
    const { id } = await answerDueDate(ctx, { orderId, token, as }, { due_at, accept: accept === "yes" });
    refresh();
    return { id };
  },
);
