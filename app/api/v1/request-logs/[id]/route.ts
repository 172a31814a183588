import { getRequestLog } from "@/lib/contracts/developers/request-logs";
import { getRequest } from "@/lib/domain/developers/request-logs/read";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(getRequestLog, ({ ctx, params }) => getRequest(ctx, params.id)),
});
