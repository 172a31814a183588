import { serveOpenApi } from "@/lib/transports/openapi/serve";
import { resource } from "@/lib/transports/rest/resource";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: serveOpenApi }, { preflight: true });
