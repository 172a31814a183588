import { listAuditLog as list } from "@/lib/audit/read";
import { listAuditLog } from "@/lib/contracts/audit";
import { resource } from "@/lib/rest/resource";
import { route } from "@/lib/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(listAuditLog, ({ ctx, query }) => list(ctx, query)),
});
