import { markThreadRead } from "@/lib/contracts/contact/thread-operations";
import { readAsSide } from "@/lib/domain/contact/threads/by-side";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(markThreadRead, ({ ctx, params }) => readAsSide(ctx, params.id)),
});
