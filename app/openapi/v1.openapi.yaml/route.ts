import { serveOpenApi } from "@/lib/openapi/serve";
import { resource } from "@/lib/rest/resource";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: serveOpenApi }, { preflight: true });
