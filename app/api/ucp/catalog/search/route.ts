import { searchCatalog } from "@/lib/transports/ucp/catalog";
import { commerceResource, commerceRoute } from "@/lib/transports/ucp/rest";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = commerceResource({ POST: commerceRoute(searchCatalog) });
