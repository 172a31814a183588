import { z } from "zod";
import { growing } from "../../values/growing";
import { idOf } from "../../values/ids";
import { NewMetadata } from "../../values/metadata";
import { Cents, Currency, OwnUrl, Timestamp } from "../../values/page";
import { text } from "../../values/text";
import { FileIds, FileRef } from "../files";
import { Slug } from "../products/products";
import { Answers, BriefSummary, type NewBrief } from "./order-briefs";

export const ORDER_STATUSES = [
  "CHECKOUT_OPEN",
  "EXPIRED",
  "PAID",
  "DELIVERED",
  "REVISION_REQUESTED",
  "COMPLETED",
  "CANCELED",
  "DISPUTED",
  "REFUNDED",
] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const OrderStatus = growing(ORDER_STATUSES, "an order that is still open");

export const OrderLine = z
  .object({
    kind: growing(["product", "package", "addon"], "another part of the price").meta({
      description: "What a line is for.",
    }),
    slug: z.string().meta({ description: "Slug of the product, package or add-on." }),
    name: z.string().meta({ description: "What it was called when it was ordered." }),
    amount_cents: Cents.meta({ description: "Price of the line, in US cents." }),
  })
  .meta({ description: "One line of an order." });

export const ORDER_SOURCES = ["mcp", "site", "api"] as const;

export const OrderSource = growing(ORDER_SOURCES, "another place");

export const AcceptedBy = growing(["buyer", "auto"], "someone else");

const Reason = (least: number, what: string) =>
  text(2_000, { trim: true }).refine((said) => said.length >= least, `tell in at least ${least} characters ${what}`);

/** Why the delivery should come later. */
export const DueReason = Reason(3, "why");

/** A later delivery date that one side proposed and the other has yet to answer. */
export const DueProposal = z
  .object({
    due_at: Timestamp.meta({ description: "The date that is proposed." }),
    reason: z.string().meta({ description: "Why, in the words of the side that proposed it." }),
    proposed_by: growing(["buyer", "creator"], "someone else").meta({ description: "Who proposed it." }),
    proposed_at: Timestamp.meta({ description: "When it was proposed." }),
  })
  .meta({ id: "DueProposal", description: "A later delivery date that waits for the other side's answer." });

/** What both sides see of an order. */
export const ORDER_SHAPE = {
  id: idOf("ord"),
  status: OrderStatus.meta({
    description:
      "Where the order stands: `CHECKOUT_OPEN` waits for payment, `PAID` and `REVISION_REQUESTED` for the creator, `DELIVERED` for the buyer.",
  }),
  product_id: idOf("prod").meta({ description: "Identifier of the product that was ordered." }),
  product_title: z.string().meta({ description: "Title of the product when it was ordered." }),
  tier_id: z.string().nullable().meta({ description: "Slug of the package; null for a flat price." }),
  lines: z.array(OrderLine).meta({ description: "What the amount is made of." }),
  amount_cents: Cents.meta({ description: "What the buyer pays, in US cents: the sum of the lines." }),
  currency: Currency,
  delivery_days: z.int().meta({ description: "Days from payment within which it is to be delivered." }),
  delivery_number: z.int().min(0).meta({ description: "How often it was delivered." }),
  revisions_allowed: z.int().min(0).meta({ description: "Rounds of changes included." }),
  revisions_used: z.int().min(0).meta({ description: "Rounds of changes that the buyer asked for so far." }),
  accepted_by: AcceptedBy.nullable().meta({
    description: "Who accepted the delivery: the buyer, or nobody in time (`auto`); null before.",
  }),
  source: OrderSource.meta({
    description: "Where the checkout was opened: by an agent over MCP, on the site, or over the API.",
  }),
  agent: z.string().nullable().meta({
    description:
      "Name of the agent that opened the checkout, where it proved who it is: one of the buyer's own, or the host that publishes the keys of one that signs its calls. Null of any other.",
  }),
  created_at: Timestamp.meta({ description: "When the checkout was opened." }),
  expires_at: Timestamp.meta({ description: "When the checkout closes, if it is not paid by then." }),
  paid_at: Timestamp.nullable().meta({ description: "When it was paid; null until then." }),
  awaits_brief: z.boolean().meta({
    description: "Whether a required question of the product has no answer yet.",
  }),
  due_at: Timestamp.nullable().meta({
    description:
      "When the first delivery is due: `delivery_days` from the payment, or from the answer to what was asked if that came later, or when both sides agreed; null until then.",
  }),
  due_proposal: DueProposal.nullable().meta({
    description: "A later date that one side proposed and the other has yet to answer; null without one.",
  }),
  delivered_at: Timestamp.nullable().meta({ description: "When it was last delivered; null until then." }),
  accept_by: Timestamp.nullable().meta({
    description:
      "End of the 72 hours in which the buyer may respond to the last delivery; null unless a delivery waits or was accepted.",
  }),
  closed_at: Timestamp.nullable().meta({ description: "When it was closed; null while it is open." }),
  cancel_asked_at: Timestamp.nullable().meta({
    description: "When the buyer asked to cancel, while that waits for the creator's answer; null otherwise.",
  }),
  refund_requested_at: Timestamp.nullable().meta({
    description: "When a refund was decided; it is on its way from then. Null without one.",
  }),
  refunded_at: Timestamp.nullable().meta({
    description: "When the payment processor last said that money was sent back; null before.",
  }),
  refunded_cents: Cents.meta({ description: "How much of `amount_cents` was sent back, in US cents." }),
  refund_pending_cents: Cents.meta({
    description:
      "How much more was decided to be sent back, in US cents; it moves to `refunded_cents` when it has gone.",
  }),
};

/** What a buyer sends who wants the delivery changed. */
export const RevisionRequest = z.strictObject({ note: Reason(3, "what is to change") });
/** What a buyer sends who opens a dispute. */
export const NewDispute = z.strictObject({ reason: Reason(10, "what is wrong") });
/** What a creator sends who cancels. The buyer reads the note. */
export const Cancellation = z.strictObject({ note: text(2_000, { trim: true }).default("") });

/** What the buyer asked to have changed, kept with the delivery that it is about. */
export const ChangesAsked = z
  .object({
    note: z.string().meta({ description: "What is to change, in the buyer's words." }),
    at: Timestamp.meta({ description: "When it was asked for." }),
  })
  .meta({ description: "A request for changes of one delivery." });

/** One delivery of an order: what the creator wrote and where the work is. */
export const OrderDelivery = z
  .object({
    number: z.int().min(1).meta({ description: "Number of the delivery, 1 for the first." }),
    message: z.string().meta({ description: "What the creator wrote to the buyer; may be empty." }),
    // as the creator wrote them: browsers open more than RFC 3986 allows
    links: z.array(z.string()).meta({ description: "Links to the work, as the creator wrote them." }),
    files: z.array(FileRef).meta({ description: "Files that were attached." }),
    changes_asked: ChangesAsked.nullable().meta({
      description: "What the buyer asked to have changed of this delivery; null when nothing was.",
    }),
    created_at: Timestamp.meta({ description: "When it was delivered." }),
  })
  .meta({ description: "One delivery of an order." });

export type OrderDeliveryView = z.infer<typeof OrderDelivery>;

/** An order as its buyer sees it. */
export const BuyerOrder = z.object({
  ...ORDER_SHAPE,
  creator: z
    .object({
      handle: z.string().meta({ description: "The creator's name in URLs." }),
      display_name: z.string().meta({ description: "The creator's name as people read it." }),
    })
    .meta({ description: "Who sells." }),
});

export type BuyerOrderView = z.infer<typeof BuyerOrder>;

/** How the timeline's note of a cancellation that both sides wanted begins; the reason that the buyer gave follows. */
export const AGREED_TO_CANCEL = "The buyer asked to cancel, and the creator agreed";

/** How the notes begin of a request to cancel and of its refusal, which leave the order as it is; the reason follows. */
export const ASKED_TO_CANCEL = "Asked to cancel: ";
export const DECLINED_TO_CANCEL = "Declined to cancel: ";

/** Where an order that has no delivery yet may still get one. */
const BEFORE_DELIVERY: readonly OrderStatus[] = ["CHECKOUT_OPEN", "PAID", "DISPUTED", "REVISION_REQUESTED"];

/** Whether the buyer may write the brief: until the first delivery. */
export function isBriefOpen({ status, delivery_number }: Pick<BuyerOrderView, "status" | "delivery_number">): boolean {
  return BEFORE_DELIVERY.includes(status) && delivery_number === 0;
}

/** What opens a checkout: of a product, or of an accepted offer. Amounts never come from the caller. `addon_ids` and `tier_id` are slugs. */
export const NewOrder = z.strictObject({
  handle: z.string().min(1).max(30),
  product_id: z.string().max(64).optional(),
  quote_id: idOf("qt").optional(),
  tier_id: Slug.optional(),
  addon_ids: z.array(Slug).max(20).default([]),
  max_price_cents: Cents.min(1).optional(),
  success_path: z.string().max(512).optional(),
  brief: BriefSummary.default(""),
  answers: Answers.default({}),
  attachments: FileIds.default([]),
  metadata: NewMetadata.optional(),
});

/** A checkout to open; a brief may be sent along. */
export type NewOrder = Omit<z.output<typeof NewOrder>, keyof NewBrief> & Partial<NewBrief>;

/** An opened checkout: the URL that a person opens to pay. */
export const Checkout = z.object({
  order_id: ORDER_SHAPE.id,
  checkout_url: OwnUrl.meta({ description: "URL that a person opens to pay." }),
  expires_at: ORDER_SHAPE.expires_at,
  amount_cents: ORDER_SHAPE.amount_cents,
  currency: Currency,
  lines: ORDER_SHAPE.lines,
});

export type CheckoutView = z.infer<typeof Checkout>;
