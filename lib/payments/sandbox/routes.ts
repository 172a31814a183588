import { addRoute, createRouter, findRoute, type RouterContext } from "rou3";
import type { Endpoint } from "./endpoint";
import { accountLinkEndpoints } from "./resources/account-links";
import { accountEndpoints } from "./resources/accounts";
import { balanceEndpoints } from "./resources/balance";
import { customerEndpoints } from "./resources/customers";
import { disputeEndpoints } from "./resources/disputes";
import { paymentEndpoints } from "./resources/payment-endpoints";
import { portalEndpoints } from "./resources/portal-sessions";
import { priceEndpoints } from "./resources/prices";
import { productEndpoints } from "./resources/product-endpoints";
import { sessionEndpoints } from "./resources/sessions";
import { subscriptionEndpoints } from "./resources/subscription-endpoints";

/** Every operation that the sandbox implements. */
export const ENDPOINTS: Endpoint[] = [
  ...accountEndpoints,
  ...accountLinkEndpoints,
  ...balanceEndpoints,
  ...customerEndpoints,
  ...disputeEndpoints,
  ...paymentEndpoints,
  ...portalEndpoints,
  ...priceEndpoints,
  ...productEndpoints,
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
