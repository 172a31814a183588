import { listFounders } from "@/lib/contracts/network/founders/founders";
import { findFounders } from "@/lib/domain/network/founders/find";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  { GET: route(listFounders, ({ ctx, query }) => findFounders(ctx, query)) },
  { preflight: true },
);
