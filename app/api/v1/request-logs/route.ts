import { listRequestLogs } from "@/lib/contracts/developers/request-logs";
import { listRequestLogs as list } from "@/lib/domain/developers/request-logs/list";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(listRequestLogs, ({ ctx, query }) => list(ctx, query)),
});
