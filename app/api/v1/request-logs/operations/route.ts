import { listOperationLatencies } from "@/lib/contracts/developers/request-logs";
import { listOperations } from "@/lib/domain/developers/request-logs/figures/operations";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(listOperationLatencies, ({ ctx, query }) => listOperations(ctx, query.range)),
});
