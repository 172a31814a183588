import { z } from "zod";
import { Attachments } from "@/lib/contracts/trade/files";
import { Answers, BriefSummary, OrderBrief } from "@/lib/contracts/trade/orders/order-briefs";
import { submitBriefByHandle } from "@/lib/domain/trade/orders/briefing/submit";
import { code } from "../markdown";
import { OrderHandleArgument } from "../protocol/handle";
import { tool } from "../tool";

export const submitOrderBrief = tool({
  name: "submit_order_brief",
  title: "Send an order's brief",
  access: "anonymous",
  perMinute: 10,
  description:
    "Adds to the brief that create_order took: a summary, answers to the order's requirements (get_order_status lists " +
    "them and which are missing), files. The delivery clock of a paid order starts when all required ones are answered. A " +
    "whole brief is changed by the buyer on the order page, or here by their app: words and answers are replaced, files added.",
  input: z.strictObject({
    orderHandle: OrderHandleArgument,
    brief: BriefSummary.default("").describe("What the work is for and should be, as Markdown."),
    answers: Answers.default({}).describe("As create_order takes them."),
    attachments: Attachments.describe("As create_order takes them."),
  }),
  output: OrderBrief,
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
  attachments: ({ attachments }) => attachments,
  run: (ctx, { orderHandle, brief, answers }, { files }) =>
    submitBriefByHandle(ctx, orderHandle, { brief, answers, attachments: [] }, files),
  text: briefText,
});

function briefText(brief: z.output<typeof OrderBrief>): string {
  const answered = Object.keys(brief.answers).map(code).join(", ");
  const missing = brief.missing.map(code).join(", ");
  return `# ${missing ? "A part of the brief is kept" : "The brief is sent"}

${missing ? `Still to be answered before the creator begins: ${missing}.` : "The creator reads it next to the order, with the rest of the brief."} ${answered ? `Answered now: ${answered}.` : ""}
Files sent now: ${brief.attachments.length}.

Next: \`get_order_status\` tells when the delivery is due. The buyer can change the brief on the order page until the
first delivery.`;
}
