import { listCategories } from "@/lib/contracts/network/categories";
import { viewTaxonomy } from "@/lib/domain/platform/taxonomy/view";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  { GET: route(listCategories, async () => viewTaxonomy()) },
  { preflight: true },
);
