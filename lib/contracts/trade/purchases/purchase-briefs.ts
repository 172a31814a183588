import { z } from "zod";
import { operation } from "../../operation";
import { text } from "../../values/text";
import { EXAMPLE_BRIEF, OrderParams } from "../orders/creator-orders";
import { NewBrief, OrderBrief } from "../orders/order-briefs";

const LINE = /^[a-z0-9][a-z0-9-]*=/;

const Brief = NewBrief.extend({
  answer_list: z
    .array(text(5_100).refine((line) => LINE.test(line), "must look like question-id=answer"))
    .max(60)
    .default([])
    .meta({
      description:
        "`answers` as lines, for clients whose language has no maps, as GraphQL: `question-id=answer`; a question that is named again has several answers.",
      example: ["company-name=Harbour Type"],
    }),
  brief: NewBrief.shape.brief.meta({
    description: "What the work is for and what it should be, as Markdown, at most 5,000 characters.",
    example: "A mark for a type foundry by the sea.",
  }),
}).meta({ id: "NewPurchaseBrief", description: "A brief as the buyer sends it, whole, in place of what was there." });

export type PurchaseBrief = z.output<typeof Brief>;

export const submitPurchaseBrief = operation({
  id: "submitPurchaseBrief",
  method: "POST",
  path: "/v1/purchases/{id}/brief",
  summary: "Send the brief of a purchase",
  description:
    "What the order is for, the answers to what the product asks (`requirements`), and files uploaded by `POST /v1/files`. Every required question must be answered: the delivery time counts from then. It can be sent again until the first delivery.",
  tag: "Purchases",
  touches: "split",
  scope: "purchases:write",
  tier: "FREE",
  status: 200,
  params: OrderParams,
  body: Brief,
  response: OrderBrief,
  errors: ["not_found", "invalid_state_transition"],
  example: {
    body: { brief: "A mark for a type foundry by the sea.", answers: { "company-name": "Harbour Type" } },
    response: EXAMPLE_BRIEF,
  },
});
