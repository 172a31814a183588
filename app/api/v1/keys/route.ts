import { createKey, listKeys } from "@/lib/contracts/developers/keys/key-operations";
import { makeKeyByKey } from "@/lib/domain/developers/keys/by-key/make-by-key";
import { listProgramsKeys } from "@/lib/domain/developers/keys/reading/read";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(listKeys, ({ ctx, query }) => listProgramsKeys(ctx, query)),
  POST: route(createKey, ({ ctx, body }) => makeKeyByKey(ctx, body)),
});
