import type { z } from "zod";
import { operation } from "../../operation";
import { idOf } from "../../values/ids";
import { NewMetadata } from "../../values/metadata";
import { Answers, BriefSummary, OrderBrief } from "./order-briefs";
import { OrderHandle } from "./order-status";
import { Checkout, NewOrder } from "./orders";

/** A checkout to open, as clients of REST send it. */
const OrderRequest = NewOrder.extend({
  handle: NewOrder.shape.handle.meta({
    description: "Whose product it is: the creator's name in URLs.",
    example: "harbour-type",
  }),
  product_id: idOf("prod").optional().meta({
    description: "The product; it must be one of this creator's. Required unless `quote_id` says what is ordered.",
  }),
  quote_id: idOf("qt").optional().meta({
    description:
      "A quote of this creator that is `OFFERED`: the checkout has exactly its price, and no choices, brief or files with it. While one is open, the same is answered.",
  }),
  tier_id: NewOrder.shape.tier_id.meta({
    description: "Slug of the package. Required for a product with packages.",
    example: "studio",
  }),
  addon_ids: NewOrder.shape.addon_ids.meta({ description: "Slugs of add-ons, each at most once." }),
  max_price_cents: NewOrder.shape.max_price_cents.meta({
    description:
      "The most that the order may cost with its add-ons, in US cents: where it would cost more, nothing is opened and the error says what it costs.",
    example: 150_000,
  }),
  success_path: NewOrder.shape.success_path.meta({
    description: "Path on this site where the buyer lands after paying; left out: the thank-you page.",
    example: "/orders",
  }),
  brief: BriefSummary.default(""),
  answers: Answers.default({}),
  metadata: NewMetadata.optional().meta({
    description: `${NewMetadata.description} And to the programs of the creator who sells it.`,
  }),
}).meta({ id: "NewOrder", description: "A checkout to open, with the brief as far as it is known." });

export const OpenedOrder = Checkout.extend({ order_handle: OrderHandle, missing: OrderBrief.shape.missing }).meta({
  id: "OpenedOrder",
  description: "An opened checkout, the handle by which the order can be followed, and what is still to be answered.",
});

export type OpenedOrderView = z.infer<typeof OpenedOrder>;

export const createOrder = operation({
  id: "createOrder",
  method: "POST",
  path: "/v1/orders",
  summary: "Open a checkout",
  description:
    "For one product of a creator at stored prices, or for an offer that answers a request for a quote, at its price: answers the URL that a person opens to pay. Nothing is charged before. What the work is for can be sent along: `brief`, `answers` to the product's `requirements`, and `attachments` uploaded by `POST /v1/files`; what is `missing` the buyer is asked after paying. A credential is not needed; one that is sent must have the scope `purchases:write`, for what its account buys within the limits that the person set, or `orders:write`, for anyone who pays; with both, a key opens checkouts for others, counts no limit, and they are none of its account's purchases.",
  tag: "Orders",
  touches: "split",
  scope: "public",
  tier: "FREE",
  status: 201,
  body: OrderRequest,
  response: OpenedOrder,
  errors: ["not_found", "conflict", "invalid_state_transition", "insufficient_scope", "spend_limit_exceeded"],
  perMinute: 10,
  secret: true,
  example: {
    body: {
      handle: "harbour-type",
      product_id: "prod_01k5s3v9n6e8wbr4q2ycx7th0d",
      tier_id: "studio",
      addon_ids: ["rush"],
      brief: "A mark for a type foundry by the sea.",
      answers: { "company-name": "Harbour Type" },
    },
    response: {
      order_id: "ord_01k5s3v9n6e8wbr4q2ycx7th0d",
      checkout_url: "https://guildhall.example/sandbox/checkout/cs_test_a1",
      expires_at: "2026-11-21T09:25:00.000Z",
      amount_cents: 122500,
      currency: "usd",
      lines: [
        { kind: "package", slug: "studio", name: "Brand identity: Studio", amount_cents: 120000 },
        { kind: "addon", slug: "rush", name: "Rush", amount_cents: 2500 },
      ],
      order_handle: "ord_01k5s3v9n6e8wbr4q2ycx7th0d.AAAAAAAAAAAAAAAAAAAAAA",
      missing: ["sizes"],
    },
  },
});
