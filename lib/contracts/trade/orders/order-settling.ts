import { z } from "zod";
import { operation } from "../../operation";
import { idOf } from "../../values/ids";
import { EXAMPLE_BRIEF, EXAMPLE_ORDER, EXAMPLE_PAID, OrderDetail, OrderParams } from "./creator-orders";
import { EXAMPLE_AGREED, EXAMPLE_DISPUTED, EXAMPLE_SETTLED } from "./settlement-examples";
import { CancelRefusal, NewProposal, NewStatement, ProposalAcceptance, Settlement } from "./settlements";

const ORDER = { tag: "Orders", touches: "split", scope: "orders:write", tier: "FREE", params: OrderParams } as const;
const FAILED = EXAMPLE_SETTLED.money.refunds[0];

/** Which refund is tried again. */
export const RefundRetry = z
  .strictObject({
    refund_id: idOf("rfd").meta({ description: "A refund that the buyer's bank refused: its status is `FAILED`." }),
  })
  .meta({ id: "RefundRetry", description: "A refund to try again." });

export const getOrderSettlement = operation({
  ...ORDER,
  id: "getOrderSettlement",
  method: "GET",
  path: "/v1/orders/{id}/settlement",
  summary: "Read how an order is settled",
  description: "Where its money is, what goes back, whether canceling is asked for, and its dispute.",
  scope: "orders:read",
  status: 200,
  response: Settlement,
  errors: ["not_found"],
  example: { response: EXAMPLE_SETTLED },
});

export const declineCancelOrder = operation({
  ...ORDER,
  id: "declineCancelOrder",
  method: "POST",
  path: "/v1/orders/{id}/decline-cancel",
  summary: "Decline to cancel an order",
  description:
    "The buyer asked to cancel; the order goes on, and can be delivered again. Canceling it is how to agree.",
  status: 200,
  body: CancelRefusal,
  response: OrderDetail,
  errors: ["not_found", "invalid_state_transition"],
  example: {
    body: { reason: "The work is nearly done." },
    response: { ...EXAMPLE_ORDER, timeline: EXAMPLE_PAID, deliveries: [], brief: EXAMPLE_BRIEF },
  },
});

export const addOrderStatement = operation({
  ...ORDER,
  id: "addOrderStatement",
  method: "POST",
  path: "/v1/orders/{id}/statements",
  summary: "Say something in a dispute",
  description: "With up to ten files. Each side adds at most 25 statements to a dispute.",
  status: 201,
  body: NewStatement,
  response: Settlement,
  errors: ["not_found", "invalid_state_transition", "conflict"],
  example: { body: { body: "The archive opens with the second link." }, response: EXAMPLE_DISPUTED },
});

export const proposeForOrder = operation({
  ...ORDER,
  id: "proposeForOrder",
  method: "POST",
  path: "/v1/orders/{id}/proposals",
  summary: "Propose how a dispute ends",
  description:
    "It takes the place of what you proposed before, and is done at once when the buyer accepts it. At most 20 in a dispute.",
  status: 201,
  body: NewProposal,
  response: Settlement,
  errors: ["not_found", "invalid_state_transition", "conflict"],
  example: { body: { kind: "refund_part", amount_cents: 5_000 }, response: EXAMPLE_DISPUTED },
});

export const acceptForOrder = operation({
  ...ORDER,
  id: "acceptForOrder",
  method: "POST",
  path: "/v1/orders/{id}/accept-proposal",
  summary: "Accept what the buyer proposed",
  description: "It is done at once.",
  status: 200,
  body: ProposalAcceptance,
  response: Settlement,
  errors: ["not_found", "invalid_state_transition", "conflict"],
  example: { body: { proposal_id: "prop_01k5s3v9n6e8wbr4q2ycx7th0d" }, response: EXAMPLE_AGREED },
});

export const refundTip = operation({
  ...ORDER,
  id: "refundTip",
  method: "POST",
  path: "/v1/orders/{id}/refund-tip",
  summary: "Send a tip back",
  description: "All of it goes to the card that paid.",
  status: 200,
  response: Settlement,
  errors: ["not_found", "conflict"],
  example: {
    response: {
      ...EXAMPLE_SETTLED,
      money: { ...EXAMPLE_SETTLED.money, tip: { ...EXAMPLE_SETTLED.money.tip, on_its_way_back: true } },
    },
  },
});

export const retryRefund = operation({
  ...ORDER,
  id: "retryRefund",
  method: "POST",
  path: "/v1/orders/{id}/retry-refund",
  summary: "Try a failed refund again",
  description:
    "The buyer's bank refused the refund, and the platform holds the money for them. At most five tries for each refund.",
  status: 200,
  body: RefundRetry,
  response: Settlement,
  errors: ["not_found", "conflict"],
  example: {
    body: { refund_id: FAILED.id },
    response: {
      ...EXAMPLE_SETTLED,
      money: { ...EXAMPLE_SETTLED.money, refunds: [{ ...FAILED, status: "REQUESTED" }] },
    },
  },
});
