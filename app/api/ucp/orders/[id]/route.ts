import { getOrder } from "@/lib/transports/ucp/order";
import { commerceResource, commerceRoute } from "@/lib/transports/ucp/rest";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = commerceResource({ GET: commerceRoute(getOrder) });
