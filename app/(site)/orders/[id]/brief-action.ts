"use server";

import { refresh } from "next/cache";
import { z } from "zod";
import { NewBrief } from "@/lib/contracts/trade/orders/order-briefs";
import { jsonField } from "@/lib/contracts/values/json-field";
import { submitBrief } from "@/lib/domain/trade/orders/briefing/submit";
import { action } from "@/lib/transports/actions/action";

/** The form carries the brief as one field of JSON: answers are lists and texts. */
const BriefForm = z.strictObject({
  order_id: z.string().max(40),
  token: z.string().max(200).optional(),
  brief: jsonField(120_000, NewBrief),
});

/** Sends the buyer's brief, or changes it. */
export const sendBrief = action(BriefForm, async (ctx, { order_id, token, brief }) => {
  const view = await submitBrief(ctx, { orderId: order_id, token: token || undefined, ...brief });
  refresh();
  return view;
});
