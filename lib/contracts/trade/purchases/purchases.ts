import { z } from "zod";
import { operation } from "../../operation";
import { Metadata } from "../../values/metadata";
import { OwnUrl, PageQuery, pageOf } from "../../values/page";
import { TimeRangeQuery } from "../../values/time-range";
import { ApprovalState, EXAMPLE_APPROVAL_STATE } from "../orders/approvals";
import { EXAMPLE_BRIEF, EXAMPLE_ORDER, OrderDetail, OrderParams } from "../orders/creator-orders";
import { WaitSeconds } from "../orders/order-status";
import { BuyerOrder, OrderStatus, RevisionRequest } from "../orders/orders";

const { timeline, deliveries, brief } = OrderDetail.shape;

/** An order as its buyer sees it. */
export const PurchaseSummary = BuyerOrder.meta({
  id: "PurchaseSummary",
  description: "An order as its buyer sees it.",
});

/** The same with all that happened to it. */
export const Purchase = BuyerOrder.extend({
  metadata: Metadata.optional().meta({
    description: "Names and texts that came with the order; only for the app or key that opened it.",
  }),
  checkout_url: OwnUrl.nullable().meta({
    description:
      "URL that the person opens to pay; null once it was paid or has expired, and for apps where the person opened the checkout, whose cards it shows.",
  }),
  approval: ApprovalState.nullable().meta({
    description:
      "What you said last of what an app or key asked of you about it, or were asked last where you have not answered since; null without.",
  }),
  approvals: z.array(ApprovalState).meta({
    description:
      "All that was asked about it, such as an acceptance and a review, in that order: the first is `approval`.",
  }),
  timeline,
  deliveries,
  brief,
}).meta({ id: "Purchase", description: "An order as its buyer sees it, with all that happened to it." });

export type Purchase = z.infer<typeof Purchase>;

/** The order after it was accepted, or with what now waits for the person. */
export const AcceptedPurchase = BuyerOrder.extend({
  approval: ApprovalState.nullable().meta({
    description: "What waits for the person, or what they said of this delivery before; null when it was accepted.",
  }),
}).meta({ id: "AcceptedPurchase", description: "An order whose delivery was accepted, or is to be." });

/** Which delivery is accepted: another one that came since is not accepted unseen. */
export const Acceptance = z
  .strictObject({
    delivery_number: z.int().min(1).max(1_000).optional().meta({
      description: "`delivery_number` of the order as it was looked at; left out: whichever is the last.",
      example: 1,
    }),
  })
  .meta({ id: "PurchaseAcceptance", description: "The acceptance of a delivery." });

const Revision = z
  .strictObject({
    note: RevisionRequest.shape.note.meta({
      description: "What is to change, 3 to 2,000 characters. The creator reads it.",
      example: "A little more contrast in the wordmark, please.",
    }),
  })
  .meta({ id: "PurchaseRevision", description: "What is to change." });

const {
  fee_cents: _fee,
  api_key_id: _key,
  buyer: _buyer,
  metadata: _metadata,
  updated_at: _updated,
  ...shared
} = EXAMPLE_ORDER;
export const EXAMPLE_PURCHASE = { ...shared, creator: { handle: "harbour-type", display_name: "Harbour Type" } };
const DELIVERED = {
  ...EXAMPLE_PURCHASE,
  status: "DELIVERED",
  delivery_number: 1,
  delivered_at: "2026-12-04T15:02:40.000Z",
  accept_by: "2026-12-07T15:02:40.000Z",
} as const;
const ASKED = {
  ...EXAMPLE_APPROVAL_STATE,
  kind: "acceptance",
  status: "WAITING",
  reason: null,
  decided_at: null,
} as const;
const COMPLETED = {
  ...DELIVERED,
  status: "COMPLETED",
  accepted_by: "buyer",
  closed_at: "2026-12-05T08:00:00.000Z",
} as const;

export const PurchaseQuery = PageQuery.extend(TimeRangeQuery.shape).extend({
  status: OrderStatus.optional().meta({ description: "Only orders in this status.", example: "PAID" }),
});

export type PurchaseQuery = z.output<typeof PurchaseQuery>;

export const listPurchases = operation({
  id: "listPurchases",
  method: "GET",
  path: "/v1/purchases",
  summary: "List what you ordered",
  description: "What the account has bought, newest first, checkouts that wait for payment included.",
  tag: "Purchases",
  touches: "split",
  scope: "purchases:read",
  tier: "FREE",
  status: 200,
  query: PurchaseQuery,
  response: pageOf(PurchaseSummary).meta({ id: "PurchasePage" }),
  errors: ["invalid_cursor"],
  example: { response: { data: [EXAMPLE_PURCHASE], has_more: false, next_cursor: null } },
});

export const getPurchase = operation({
  id: "getPurchase",
  method: "GET",
  path: "/v1/purchases/{id}",
  summary: "Read one of your purchases",
  description:
    "With its timeline, what was delivered, and its brief: what was asked, what was answered, and what is still `missing`.",
  tag: "Purchases",
  touches: "split",
  scope: "purchases:read",
  tier: "FREE",
  status: 200,
  params: OrderParams,
  query: z.object({
    wait_seconds: WaitSeconds.meta({
      description:
        "Up to so many seconds, 0 to 25, the answer waits for something to happen to the order: a payment, a refusal, a delivery. 0 unless told.",
      example: 20,
    }),
  }),
  response: Purchase,
  errors: ["not_found"],
  example: {
    response: {
      ...EXAMPLE_PURCHASE,
      checkout_url: null,
      approval: null,
      approvals: [],
      timeline: [],
      deliveries: [],
      brief: EXAMPLE_BRIEF,
    },
  },
});

export const acceptPurchase = operation({
  id: "acceptPurchase",
  method: "POST",
  path: "/v1/purchases/{id}/accept",
  summary: "Accept a delivery",
  description:
    "Completes the order: the creator is paid. A credential with `purchases:write` alone asks its person instead, since it releases money: `approval` then says where they decide and what they said.",
  tag: "Purchases",
  touches: "split",
  scope: "purchases:accept",
  orScope: "purchases:write",
  tier: "FREE",
  status: 200,
  settled: {
    status: 202,
    description: "It is the person's to accept: `approval` says where, and how it stands.",
    when: ({ approval }) => approval !== null,
    example: { response: { ...DELIVERED, approval: ASKED } },
  },
  params: OrderParams,
  body: Acceptance,
  response: AcceptedPurchase,
  errors: ["not_found", "invalid_state_transition"],
  example: { body: { delivery_number: 1 }, response: { ...COMPLETED, approval: null } },
});

export const requestPurchaseRevision = operation({
  id: "requestPurchaseRevision",
  method: "POST",
  path: "/v1/purchases/{id}/request-revision",
  summary: "Ask for changes of a delivery",
  description: "As often as the order allows, within 72 hours of the delivery.",
  tag: "Purchases",
  touches: "split",
  scope: "purchases:write",
  tier: "FREE",
  status: 200,
  params: OrderParams,
  body: Revision,
  response: PurchaseSummary,
  errors: ["not_found", "invalid_state_transition"],
  example: {
    body: { note: "A little more contrast in the wordmark, please." },
    response: { ...DELIVERED, status: "REVISION_REQUESTED", revisions_used: 1, accept_by: null },
  },
});
