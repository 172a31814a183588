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

/** Proposes to deliver by the end of a later day in UTC. */
export const proposeDueDateAction = action(
  z.strictObject({ ...Which, day: z.iso.date("Choose a day"), reason: DueReason }),
  async (ctx, { order_id: orderId, token, side: as, day, reason }) => {
    const { id } = await proposeDueDate(ctx, { orderId, token, as }, { due_at: `${day}T23:59:59.000Z`, reason });
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
