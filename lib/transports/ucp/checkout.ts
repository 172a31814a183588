import { CheckoutAnswer, CheckoutRequest, CompleteRequest, NothingAsked } from "@/lib/contracts/commerce/checkout";
import { CAPABILITY } from "@/lib/contracts/commerce/protocol";
import {
  cancelCheckout as cancel,
  completeCheckout as complete,
  getCheckout as get,
  updateCheckout as update,
} from "@/lib/domain/trade/commerce/change";
import { createCheckout as create } from "@/lib/domain/trade/commerce/create";
import { commerceOperation } from "./operation";

const CHECKOUT = { capability: CAPABILITY.checkout, pays: true, output: CheckoutAnswer } as const;

export const createCheckout = commerceOperation({
  ...CHECKOUT,
  name: "create_checkout",
  title: "Open a checkout",
  description:
    "Opens a checkout for one package of one creator and add-ons of the same product, by the ids that the catalog answers. When nothing is " +
    "missing it is requires_escalation: the buyer opens continue_url and pays there. Nothing is charged before.",
  payload: "checkout",
  hasId: false,
  writes: true,
  perMinute: 10,
  input: CheckoutRequest,
  run: (ctx, { platform, input }) => create(ctx, platform, input),
});

export const getCheckout = commerceOperation({
  ...CHECKOUT,
  name: "get_checkout",
  title: "Get a checkout",
  description: "How a checkout stands: completed once the buyer has paid, with the order's id.",
  payload: null,
  hasId: true,
  writes: false,
  perMinute: 120,
  input: NothingAsked,
  run: (ctx, { platform, id }) => get(ctx, platform, id),
});

export const updateCheckout = commerceOperation({
  ...CHECKOUT,
  name: "update_checkout",
  title: "Change a checkout",
  description: "Replaces what a checkout is for: send it whole. Other lines give it another continue_url.",
  payload: "checkout",
  hasId: true,
  writes: true,
  perMinute: 20,
  input: CheckoutRequest,
  run: (ctx, { platform, id, input }) => update(ctx, platform, id, input),
});

export const completeCheckout = commerceOperation({
  ...CHECKOUT,
  name: "complete_checkout",
  title: "Complete a checkout",
  description:
    "Takes no payment: the checkout stays requires_escalation until the buyer has paid at continue_url, and is completed from then on.",
  payload: "checkout",
  hasId: true,
  writes: true,
  perMinute: 20,
  input: CompleteRequest,
  run: (ctx, { platform, id, input }) => complete(ctx, platform, id, input),
});

export const cancelCheckout = commerceOperation({
  ...CHECKOUT,
  name: "cancel_checkout",
  title: "Cancel a checkout",
  description: "Ends a checkout that is not paid: its page takes no payment from then on.",
  payload: null,
  hasId: true,
  writes: true,
  perMinute: 20,
  input: NothingAsked,
  run: (ctx, { platform, id }) => cancel(ctx, platform, id),
});
