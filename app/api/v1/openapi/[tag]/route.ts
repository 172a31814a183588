import { resource } from "@/lib/transports/http/resource";
import { serveOpenApiPart } from "@/lib/transports/openapi/serve";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: serveOpenApiPart }, { preflight: true });
