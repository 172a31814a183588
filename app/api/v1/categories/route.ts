import { listCategories } from "@/lib/contracts/categories";
import { resource } from "@/lib/rest/resource";
import { route } from "@/lib/rest/route";
import { viewTaxonomy } from "@/lib/taxonomy/view";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  { GET: route(listCategories, async () => viewTaxonomy()) },
  { preflight: true },
);
