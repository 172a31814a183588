import { z } from "zod";
import { MESSAGE_LENGTH } from "../../agents/form-limits";
import { operation } from "../../operation";
import { idOf } from "../../values/ids";
import { Metadata } from "../../values/metadata";
import { Cents, PageQuery, pageOf, Timestamp } from "../../values/page";
import { text } from "../../values/text";
import { TimeRangeQuery } from "../../values/time-range";
import { EXAMPLE_FILE_URL, FileIds } from "../files";
import { EXAMPLE_PRODUCT } from "../products/product-examples";
import { OrderBrief } from "./order-briefs";
import { ORDER_SHAPE, OrderDelivery, OrderSource, OrderStatus } from "./orders";

/** An order as the creator who sold it sees it. The buyer's link and the payment are not part of it. */
export const Order = z
  .object({
    ...ORDER_SHAPE,
    fee_cents: Cents.meta({ description: "The platform's part of `amount_cents`, in US cents." }),
    api_key_id: z
      .string()
      .nullable()
      .meta({ description: "The credential that opened the checkout; null when none was sent." }),
    buyer: z
      .object({
        name: z.string().nullable().meta({ description: "The buyer's name; null when the processor was not told." }),
        email: z
          .string()
          .nullable()
          .meta({ description: "The buyer's email address; null when the processor was not told." }),
      })
      .meta({ description: "Who paid, as the payment processor was told." })
      .nullable()
      .meta({ description: "Who paid, as the payment processor was told; null until then." }),
    metadata: Metadata.meta({ description: "Names and texts of the program that opened the checkout." }),
    updated_at: Timestamp.meta({ description: "When the order last changed." }),
  })
  .meta({ id: "Order", description: "An order as the creator who sold it sees it." });

export type OrderView = z.infer<typeof Order>;

export const OrderStep = z
  .object({
    at: Timestamp.meta({ description: "When it happened." }),
    actor: z.string().meta({
      description: "`buyer`, `creator`, `processor` or `system`; for the first step where the checkout was opened.",
      example: "creator",
    }),
    from: OrderStatus.nullable().meta({ description: "Status before the step; null for the first." }),
    to: OrderStatus.meta({ description: "Status after the step." }),
    note: z.string().nullable().meta({ description: "What was said with it; null when nothing was." }),
  })
  .meta({ id: "OrderStep", description: "Something that happened to an order." });

/** An order with all that happened to it, oldest first. */
export const OrderDetail = Order.extend({
  timeline: z.array(OrderStep).meta({ description: "What happened, oldest first. The buyer sees it too." }),
  deliveries: z
    .array(OrderDelivery.meta({ id: "OrderDelivery" }))
    .meta({ description: "What was delivered, oldest first." }),
  brief: OrderBrief,
}).meta({ id: "OrderDetail", description: "An order with all that happened to it." });

export type OrderDetailView = z.infer<typeof OrderDetail>;

export const OrderQuery = PageQuery.extend(TimeRangeQuery.shape).extend({
  status: OrderStatus.optional().meta({ description: "Only orders in this status.", example: "PAID" }),
  source: OrderSource.optional().meta({ description: "Only orders whose checkout was opened here.", example: "mcp" }),
});

export type OrderQuery = z.output<typeof OrderQuery>;

const WorkLink = z
  .url({ protocol: /^https?$/, error: "must be an http or https URL" })
  .max(2048)
  .refine((url) => !holdsUserinfo(url), "must not hold a user name or a password");

function holdsUserinfo(url: string): boolean {
  if (!URL.canParse(url)) return false; // said by the check before
  const { username, password } = new URL(url);
  return username !== "" || password !== "";
}

/** What a creator sends with a delivery. Both may be left out. */
export const NewDelivery = z
  .strictObject({
    message: text(MESSAGE_LENGTH, { trim: true }).default("").meta({
      description: "What the buyer reads, at most 5,000 characters.",
      example: "The whole set, with sources.",
    }),
    file_ids: FileIds.optional(),
    links: z
      .array(WorkLink)
      .max(20)
      .default([])
      .meta({ description: "Links to the work, at most 20 http or https URLs. The buyer sees them as they are." }),
  })
  .meta({ id: "NewDelivery", description: "A delivery as a creator sends it." });

export type NewDelivery = z.output<typeof NewDelivery>;

export const OrderParams = z.object({ id: idOf("ord") });

export const EXAMPLE_ORDER = {
  id: "ord_01k5s3v9n6e8wbr4q2ycx7th0d",
  status: "PAID",
  product_id: "prod_01k5s3v9n6e8wbr4q2ycx7th0d",
  product_title: "Brand identity: Studio",
  tier_id: "studio",
  lines: [
    { kind: "package", slug: "studio", name: "Brand identity: Studio", amount_cents: 120000 },
    { kind: "addon", slug: "rush", name: "Rush", amount_cents: 2500 },
  ],
  amount_cents: 122500,
  currency: "usd",
  delivery_days: 21,
  delivery_number: 0,
  revisions_allowed: 3,
  revisions_used: 0,
  accepted_by: null,
  source: "mcp",
  agent: null,
  created_at: "2026-11-20T09:30:00.000Z",
  expires_at: "2026-11-21T09:25:00.000Z",
  paid_at: "2026-11-20T09:41:17.000Z",
  awaits_brief: false,
  due_at: "2026-12-11T09:41:17.000Z",
  due_proposal: null,
  delivered_at: null,
  accept_by: null,
  closed_at: null,
  cancel_asked_at: null,
  refund_requested_at: null,
  refunded_at: null,
  refunded_cents: 0,
  refund_pending_cents: 0,
  fee_cents: 12250,
  api_key_id: null,
  buyer: { name: "Robin Ashby", email: "robin@example.com" },
  metadata: { crm_id: "4711" },
  updated_at: "2026-11-20T09:41:17.000Z",
} as const;

export const EXAMPLE_BRIEF = {
  status: "SUBMITTED",
  summary: "A mark for a type foundry by the sea.",
  requirements: EXAMPLE_PRODUCT.requirements,
  answers: { "company-name": "Harbour Type" },
  missing: [],
  attachments: [
    { id: "file_01k5s3v9n6e8wbr4q2ycx7th0d", name: "sketches.pdf", size_bytes: 48_213, url: EXAMPLE_FILE_URL },
  ],
  submitted_at: "2026-11-20T09:30:00.000Z",
  updated_at: "2026-11-20T09:30:00.000Z",
} as const;

export const EXAMPLE_PAID = [
  { at: "2026-11-20T09:30:00.000Z", actor: "mcp", from: null, to: "CHECKOUT_OPEN", note: null },
  { at: "2026-11-20T09:41:17.000Z", actor: "processor", from: "CHECKOUT_OPEN", to: "PAID", note: null },
] as const;

export const listOrders = operation({
  id: "listOrders",
  method: "GET",
  path: "/v1/orders",
  summary: "List your orders",
  description: "What the delegated creator sold, newest first, checkouts that nobody paid included.",
  tag: "Orders",
  touches: "split",
  scope: "orders:read",
  tier: "FREE",
  status: 200,
  query: OrderQuery,
  response: pageOf(Order).meta({ id: "OrderPage" }),
  errors: ["not_found", "invalid_cursor"],
  example: { response: { data: [EXAMPLE_ORDER], has_more: false, next_cursor: null } },
});

export const getOrder = operation({
  id: "getOrder",
  method: "GET",
  path: "/v1/orders/{id}",
  summary: "Read one of your orders",
  description: "With its timeline, which the buyer sees too, and what was delivered.",
  tag: "Orders",
  touches: "split",
  scope: "orders:read",
  tier: "FREE",
  status: 200,
  params: OrderParams,
  response: OrderDetail,
  errors: ["not_found"],
  example: { response: { ...EXAMPLE_ORDER, timeline: EXAMPLE_PAID, deliveries: [], brief: EXAMPLE_BRIEF } },
});

const EXAMPLE_DELIVERY = { message: "The whole set, with sources.", links: ["https://files.example.com/harbour.zip"] };
const DELIVERED_AT = "2026-12-04T15:02:40.000Z";

export const deliverOrder = operation({
  id: "deliverOrder",
  method: "POST",
  path: "/v1/orders/{id}/deliver",
  summary: "Mark an order as delivered",
  description:
    "The buyer then has 72 hours to accept, to ask for changes or to dispute; after that the order counts as accepted. An order can be delivered while it is `PAID` or `REVISION_REQUESTED`.",
  tag: "Orders",
  touches: "split",
  scope: "orders:write",
  tier: "FREE",
  status: 200,
  params: OrderParams,
  body: NewDelivery,
  response: OrderDetail,
  errors: ["not_found", "invalid_state_transition"],
  example: {
    body: EXAMPLE_DELIVERY,
    response: {
      ...EXAMPLE_ORDER,
      status: "DELIVERED",
      delivery_number: 1,
      delivered_at: DELIVERED_AT,
      accept_by: "2026-12-07T15:02:40.000Z",
      updated_at: DELIVERED_AT,
      timeline: [
        ...EXAMPLE_PAID,
        { at: DELIVERED_AT, actor: "creator", from: "PAID", to: "DELIVERED", note: "Delivery 1" },
      ],
      deliveries: [{ number: 1, ...EXAMPLE_DELIVERY, files: [], changes_asked: null, created_at: DELIVERED_AT }],
      brief: EXAMPLE_BRIEF,
    },
  },
});
