import { listThreads } from "@/lib/contracts/contact/threads";
import { listThreads as list } from "@/lib/domain/contact/threads/reading/list";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(listThreads, ({ ctx, query }) => list(ctx, query)),
});
