import { reportKey } from "@/lib/contracts/developers/keys/key-reports";
import { reportKey as report } from "@/lib/domain/developers/keys/ending/report";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(reportKey, ({ ctx, body }) => report(ctx, body.key)),
});
