import { createCheckout } from "@/lib/transports/ucp/checkout";
import { commerceResource, commerceRoute } from "@/lib/transports/ucp/rest";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = commerceResource({
  POST: commerceRoute(createCheckout, 201),
});
