import { addRoute, createRouter, findRoute, type RouterContext } from "rou3";
import type { Endpoint } from "../endpoint";
import { customerEndpoints } from "../resources/billing/customers";
import { portalEndpoints } from "../resources/billing/portal-sessions";
import { subscriptionEndpoints } from "../resources/billing/subscription-endpoints";
import { priceEndpoints } from "../resources/catalogue/prices";
import { productEndpoints } from "../resources/catalogue/product-endpoints";
import { sessionEndpoints } from "../resources/checkout/sessions";
import { accountLinkEndpoints } from "../resources/connect/account-links";
import { accountEndpoints } from "../resources/connect/accounts";
import { balanceEndpoints } from "../resources/connect/balance";
import { payoutEndpoints } from "../resources/connect/payouts";
import { reversalEndpoints } from "../resources/connect/reversals";
import { disputeEndpoints } from "../resources/payments/disputes";
import { paymentEndpoints } from "../resources/payments/payment-endpoints";
import { paymentMethodEndpoints } from "../resources/payments/payment-methods";

/** Every operation that the sandbox implements. */
export const ENDPOINTS: Endpoint[] = [
  ...accountEndpoints,
  ...accountLinkEndpoints,
  ...balanceEndpoints,
  ...customerEndpoints,
  ...disputeEndpoints,
  ...paymentEndpoints,
  ...paymentMethodEndpoints,
  ...payoutEndpoints,
  ...portalEndpoints,
  ...priceEndpoints,
  ...productEndpoints,
  ...reversalEndpoints,
  ...sessionEndpoints,
  ...subscriptionEndpoints,
];

let router: RouterContext<Endpoint> | undefined;

/** The operation of a method and path, with the value of `:id` (empty where the path has none). */
export function matchRoute(method: string, path: string): { endpoint: Endpoint; id: string } | undefined {
  router ??= buildRouter();
  const found = findRoute(router, method, path);
  return found && { endpoint: found.data, id: found.params?.id ?? "" };
}

function buildRouter(): RouterContext<Endpoint> {
  const built = createRouter<Endpoint>();
  for (const endpoint of ENDPOINTS) addRoute(built, endpoint.method, endpoint.path, endpoint);
  return built;
}
