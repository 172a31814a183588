import { operation } from "../operation";
import { OrderParams } from "../trade/orders/creator-orders";
import { EXAMPLE_MESSAGE, Message, NewMessage } from "./threads";

const SENT = {
  method: "POST",
  tag: "Messages",
  tier: "FREE",
  status: 201,
  params: OrderParams,
  body: NewMessage,
  response: Message,
  example: { body: { body: EXAMPLE_MESSAGE.body }, response: EXAMPLE_MESSAGE },
} as const;

export const messageOrder = operation({
  ...SENT,
  id: "messageOrder",
  touches: "split",
  path: "/v1/orders/{id}/messages",
  summary: "Write to the buyer of an order",
  description: "The first message opens the order's conversation. At most thirty a minute.",
  scope: "messages:write",
  errors: ["not_found", "conflict"],
});

export const messagePurchase = operation({
  ...SENT,
  id: "messagePurchase",
  touches: "split",
  path: "/v1/purchases/{id}/messages",
  summary: "Write to the creator of a purchase",
  description: "The first message opens the order's conversation. At most thirty a minute.",
  scope: "purchases:write",
  errors: ["not_found", "conflict", "insufficient_scope"],
});
