import { listBriefs } from "@/lib/contracts/contact/brief-operations";
import { listPipeline } from "@/lib/domain/contact/briefs/pipeline";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(listBriefs, ({ ctx, query }) => listPipeline(ctx, query)),
});
