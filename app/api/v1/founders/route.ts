import { listFounders } from "@/lib/contracts/founders";
import { findFounders } from "@/lib/founders/find";
import { resource } from "@/lib/rest/resource";
import { route } from "@/lib/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  { GET: route(listFounders, ({ ctx, query }) => findFounders(ctx, query)) },
  { preflight: true },
);
