import { resource } from "@/lib/transports/http/resource";
import { serveOpenApi } from "@/lib/transports/openapi/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: serveOpenApi }, { preflight: true });
