import { z } from "zod";
import { operation } from "../../operation";
import { growing } from "../../values/growing";
import { idOf } from "../../values/ids";
import { jsonField } from "../../values/json-field";
import { Cents, OwnUrl, PageQuery, pageOf, Timestamp } from "../../values/page";
import { text } from "../../values/text";
import { EXAMPLE_ORDER } from "./creator-orders";
import { NewBrief } from "./order-briefs";
import { BuyerOrder, NewOrder, ORDER_SHAPE } from "./orders";

export const APPROVAL_KINDS = ["checkout", "acceptance", "review"] as const;
export type ApprovalKind = (typeof APPROVAL_KINDS)[number];
export const APPROVAL_STATUSES = ["WAITING", "APPROVED", "REFUSED", "LAPSED"] as const;

const Kind = growing(APPROVAL_KINDS, "something that its page explains");
const Status = growing(APPROVAL_STATUSES, "`LAPSED`");

/** A review that an app proposes; the person may change it before it is published. */
export const ReviewDraft = z
  .object({
    rating: z.int().min(1).max(5).meta({ description: "Stars, 1 to 5." }),
    title: z.string().meta({ description: "Title; may be empty." }),
    body: z.string().meta({ description: "The review; may be empty." }),
  })
  .meta({ id: "ReviewDraft", description: "A review as an app proposes it." });

/** What the person made of an order before they paid it. */
export const OrderChange = z
  .object({
    at: Timestamp.meta({ description: "When they last changed it." }),
    before: z
      .object({
        tier_id: ORDER_SHAPE.tier_id,
        lines: ORDER_SHAPE.lines,
        amount_cents: ORDER_SHAPE.amount_cents,
      })
      .meta({ description: "What the app had prepared; the order itself is as the person wants it." }),
    brief_changed: z.boolean().meta({ description: "Whether the brief is another one." }),
  })
  .meta({ id: "OrderChange", description: "What a person changed of an order that an app prepared." });

const SHAPE = {
  id: idOf("apr"),
  kind: Kind.meta({
    description: "What is asked for: to pay a `checkout`, the `acceptance` of a delivery, or to publish a `review`.",
  }),
  status: Status.meta({
    description:
      "`WAITING` for the person, `APPROVED` (paid, accepted, published), `REFUSED`, or `LAPSED`: it can no longer be decided, since the checkout closed, the order went on, or the review was written by the person or is too late.",
  }),
  reason: z.string().nullable().meta({
    description: "Of what was refused: why, in the person's words. They say what to do otherwise. Null of any other.",
  }),
  change: OrderChange.nullable().meta({
    description: "Of a checkout that the person changed before paying it: what it was before. Null of any other.",
  }),
  approve_url: OwnUrl.meta({ description: "Page where the person decides, once signed in." }),
  decided_at: Timestamp.nullable().meta({ description: "When it was decided or lapsed; null while it waits." }),
};

/** Where an approval stands, as it is told next to its order. */
export const ApprovalState = z
  .object(SHAPE)
  .meta({ id: "ApprovalState", description: "What an app asked its person to approve, and what they said." });

export type ApprovalState = z.infer<typeof ApprovalState>;

export const Approval = z
  .object({
    ...SHAPE,
    app: z.string().meta({ description: "Name of the app or key that asked." }),
    signed_by: z.string().nullable().meta({
      description:
        "Host that publishes the keys with which the app signed its call; null of a call that was not signed.",
    }),
    app_logo_url: z.string().nullable().meta({
      description: "The app's logo. Null of a key, of an app that registered itself, and of one without a logo.",
    }),
    order_id: ORDER_SHAPE.id,
    product_title: ORDER_SHAPE.product_title,
    creator: BuyerOrder.shape.creator,
    lines: ORDER_SHAPE.lines,
    amount_cents: ORDER_SHAPE.amount_cents,
    currency: ORDER_SHAPE.currency,
    brief: z.string().meta({ description: "What the app told the creator of the work; may be empty." }),
    delivery_number: z
      .int()
      .min(1)
      .nullable()
      .meta({ description: "Of an acceptance: number of the delivery. Null of any other." }),
    review: ReviewDraft.nullable().meta({ description: "Of a review: what would be published. Null of any other." }),
    decide_by: Timestamp.nullable().meta({
      description:
        "When the checkout closes, or the delivery counts as accepted by itself; null where there is no such end.",
    }),
    created_at: Timestamp.meta({ description: "When it was asked for." }),
  })
  .meta({ id: "Approval", description: "What an app prepared in its person's name and waits for their word." });

export type ApprovalView = z.infer<typeof Approval>;

/** A refusal as the page sends it. */
export const RefuseApproval = z.strictObject({
  id: idOf("apr"),
  reason: text(1_000, { min: 3, trim: true, short: "say why: the app reads it" }),
});

/** A yes as the page sends it. */
export const ApprovalId = z.strictObject({ id: idOf("apr") });

/**
 * What the person makes of an order before they pay it, as the page sends it: all choices, what they come to as it was shown, and the
 * brief where it is another. `since` is the change that the page had seen.
 */
export const ChangeApproval = z.strictObject({
  id: idOf("apr"),
  tier_id: NewOrder.shape.tier_id,
  addon_ids: NewOrder.shape.addon_ids,
  shown_cents: z.coerce.number().pipe(Cents),
  since: z.string().max(40).default(""),
  told: jsonField(120_000, NewBrief).optional(),
});

export const ApprovalQuery = PageQuery.extend({
  status: z.enum(APPROVAL_STATUSES).optional().meta({ description: "Only those in this status." }),
});

export const EXAMPLE_APPROVAL_STATE = {
  id: "apr_01k5s3v9n6e8wbr4q2ycx7th0d",
  kind: "checkout",
  status: "REFUSED",
  reason: "Too dear for a draft. Take the small package.",
  change: null,
  approve_url: "https://guildhall.example/approvals#apr_01k5s3v9n6e8wbr4q2ycx7th0d",
  decided_at: "2026-11-20T10:12:00.000Z",
} as const;

export const listApprovals = operation({
  id: "listApprovals",
  method: "GET",
  path: "/v1/approvals",
  summary: "List what waits for your word",
  description:
    "What apps and keys prepared in the account's name, newest first: checkouts to pay, deliveries to accept, reviews to publish. Deciding is the person's, at `approve_url`; no call does it.",
  tag: "Purchases",
  touches: "split",
  scope: "purchases:read",
  tier: "FREE",
  status: 200,
  query: ApprovalQuery,
  response: pageOf(Approval).meta({ id: "ApprovalPage" }),
  errors: ["invalid_cursor"],
  example: {
    response: {
      data: [
        {
          ...EXAMPLE_APPROVAL_STATE,
          app: "Office assistant",
          signed_by: null,
          app_logo_url: "https://guildhall.example/media/5f0c9d2e7ab14c3388f1c07de6a94b21-96.webp",
          order_id: EXAMPLE_ORDER.id,
          product_title: EXAMPLE_ORDER.product_title,
          creator: { handle: "harbour-type", display_name: "Harbour Type" },
          lines: EXAMPLE_ORDER.lines,
          amount_cents: EXAMPLE_ORDER.amount_cents,
          currency: "usd",
          brief: "A mark for a type foundry by the sea.",
          delivery_number: null,
          review: null,
          decide_by: null,
          created_at: "2026-11-20T09:30:00.000Z",
        },
      ],
      has_more: false,
      next_cursor: null,
    },
  },
});
