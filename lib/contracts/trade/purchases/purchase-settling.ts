import { operation } from "../../operation";
import { OrderParams } from "../orders/creator-orders";
import { NewDispute } from "../orders/orders";
import { EXAMPLE_AGREED, EXAMPLE_DISPUTED, EXAMPLE_SETTLED } from "../orders/settlement-examples";
import {
  NewCancelRequest,
  NewProposal,
  NewStatement,
  NewTip,
  ProposalAcceptance,
  Settlement,
  TipCheckout,
} from "../orders/settlements";
import { EXAMPLE_PURCHASE, PurchaseSummary } from "./purchases";

const PURCHASE = {
  tag: "Purchases",
  touches: "split",
  scope: "purchases:write",
  tier: "FREE",
  params: OrderParams,
} as const;

const PurchaseDispute = NewDispute.extend({
  reason: NewDispute.shape.reason.meta({
    description: "What is wrong, 10 to 2,000 characters. The creator reads it.",
    example: "The files that we agreed on are not among those delivered.",
  }),
}).meta({ id: "PurchaseDispute", description: "What is wrong with an order." });

export const getPurchaseSettlement = operation({
  ...PURCHASE,
  id: "getPurchaseSettlement",
  method: "GET",
  path: "/v1/purchases/{id}/settlement",
  summary: "Read how a purchase is settled",
  description: "Where its money is, what goes back, whether canceling is asked for, and its dispute.",
  scope: "purchases:read",
  status: 200,
  response: Settlement,
  errors: ["not_found"],
  example: { response: EXAMPLE_SETTLED },
});

export const cancelPurchase = operation({
  ...PURCHASE,
  id: "cancelPurchase",
  method: "POST",
  path: "/v1/purchases/{id}/cancel",
  summary: "Ask to cancel a purchase",
  description:
    "While it is `PAID` or `REVISION_REQUESTED`. The creator agrees or declines; 48 hours without an answer cancel it. Where the delivery is more than a day late it is canceled at once. The whole payment goes back.",
  status: 200,
  body: NewCancelRequest,
  response: PurchaseSummary,
  errors: ["not_found", "invalid_state_transition", "conflict"],
  example: {
    body: { reason: "I chose somebody else." },
    response: { ...EXAMPLE_PURCHASE, cancel_asked_at: "2026-11-21T08:00:00.000Z" },
  },
});

export const withdrawCancelPurchase = operation({
  ...PURCHASE,
  id: "withdrawCancelPurchase",
  method: "POST",
  path: "/v1/purchases/{id}/withdraw-cancel",
  summary: "Withdraw the wish to cancel",
  description: "Before the creator has answered it. The order goes on, and can be delivered again.",
  status: 200,
  response: PurchaseSummary,
  errors: ["not_found", "invalid_state_transition"],
  example: { response: EXAMPLE_PURCHASE },
});

export const disputePurchase = operation({
  ...PURCHASE,
  id: "disputePurchase",
  method: "POST",
  path: "/v1/purchases/{id}/dispute",
  summary: "Open a dispute",
  description:
    "From the payment on, and for 14 days after the order is completed. It stops the acceptance timer and holds the money that has not left.",
  status: 200,
  body: PurchaseDispute,
  response: PurchaseSummary,
  errors: ["not_found", "invalid_state_transition"],
  example: {
    body: { reason: "The files that we agreed on are not among those delivered." },
    response: { ...EXAMPLE_PURCHASE, status: "DISPUTED" },
  },
});

export const addPurchaseStatement = operation({
  ...PURCHASE,
  id: "addPurchaseStatement",
  method: "POST",
  path: "/v1/purchases/{id}/statements",
  summary: "Say something in a dispute",
  description: "With up to ten files. Each side adds at most 25 statements to a dispute.",
  status: 201,
  body: NewStatement,
  response: Settlement,
  errors: ["not_found", "invalid_state_transition", "conflict"],
  example: {
    body: { body: "The archive was empty.", file_ids: ["file_01k5s3v9n6e8wbr4q2ycx7th0d"] },
    response: EXAMPLE_DISPUTED,
  },
});

export const proposeForPurchase = operation({
  ...PURCHASE,
  id: "proposeForPurchase",
  method: "POST",
  path: "/v1/purchases/{id}/proposals",
  summary: "Propose how a dispute ends",
  description:
    "It takes the place of what you proposed before, and is done at once when the creator accepts it. At most 20 in a dispute. What pays the creator (`refund_part`, `complete`) needs the scope `purchases:accept` besides.",
  status: 201,
  body: NewProposal,
  response: Settlement,
  errors: ["not_found", "invalid_state_transition", "conflict", "insufficient_scope"],
  example: { body: { kind: "refund_all" }, response: EXAMPLE_DISPUTED },
});

export const acceptForPurchase = operation({
  ...PURCHASE,
  id: "acceptForPurchase",
  method: "POST",
  path: "/v1/purchases/{id}/accept-proposal",
  summary: "Accept what the creator proposed",
  description:
    "It is done at once. What pays the creator (`refund_part`, `complete`) needs the scope `purchases:accept` besides.",
  status: 200,
  body: ProposalAcceptance,
  response: Settlement,
  errors: ["not_found", "invalid_state_transition", "conflict", "insufficient_scope"],
  example: { body: { proposal_id: "prop_01k5s3v9n6e8wbr4q2ycx7th0d" }, response: EXAMPLE_AGREED },
});

export const tipPurchase = operation({
  ...PURCHASE,
  id: "tipPurchase",
  method: "POST",
  path: "/v1/purchases/{id}/tip",
  summary: "Open the payment of a tip",
  description:
    "Once the order is `COMPLETED`, one tip for each. All of it is the creator's. It counts against the limits of the app that opens it, as an order does. Nothing is charged before a person pays on the page that is answered.",
  status: 201,
  body: NewTip,
  response: TipCheckout,
  errors: ["not_found", "invalid_state_transition", "conflict", "spend_limit_exceeded"],
  example: {
    body: { amount_cents: 1_000 },
    response: {
      checkout_url: "https://guildhall.example/sandbox/checkout/cs_test_t1",
      amount_cents: 1_000,
      currency: "usd",
    },
  },
});
