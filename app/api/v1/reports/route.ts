import { createReport } from "@/lib/contracts/contact/reports";
import { report } from "@/lib/domain/contact/reports/report";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(createReport, ({ ctx, body }) => report(ctx, body)),
});
