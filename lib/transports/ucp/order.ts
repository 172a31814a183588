import { NothingAsked } from "@/lib/contracts/commerce/checkout";
import { OrderAnswer } from "@/lib/contracts/commerce/order";
import { CAPABILITY } from "@/lib/contracts/commerce/protocol";
import { getCommerceOrder } from "@/lib/domain/trade/commerce/order";
import { commerceOperation } from "./operation";

export const getOrder = commerceOperation({
  name: "get_order",
  title: "Get an order",
  description:
    "How an order stands, whole: for a platform that its buyer let see their orders, or that signs the request and opened its checkout.",
  capability: CAPABILITY.order,
  payload: null,
  hasId: true,
  writes: false,
  pays: false,
  perMinute: 120,
  input: NothingAsked,
  output: OrderAnswer,
  run: (ctx, { platform, id }) => getCommerceOrder(ctx, platform, id),
});
