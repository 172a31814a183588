import { serveDocsIndex } from "@/app/(docs)/docs/_search/serve";
import { resource } from "@/lib/transports/http/resource";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: serveDocsIndex }, { preflight: true });
