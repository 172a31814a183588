import { listAuditLog } from "@/lib/contracts/developers/audit";
import { listAuditLog as list } from "@/lib/domain/platform/audit/read";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(listAuditLog, ({ ctx, query }) => list(ctx, query)),
});
