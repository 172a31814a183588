import { askCreator } from "@/lib/contracts/contact/thread-operations";
import { listThreads } from "@/lib/contracts/contact/threads";
import { ask, listSide } from "@/lib/domain/contact/threads/by-side";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(listThreads, ({ ctx, query }) => listSide(ctx, query)),
  POST: route(askCreator, ({ ctx, body }) => ask(ctx, body)),
});
