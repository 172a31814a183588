import { serveReferenceScript } from "@/lib/transports/openapi/reference-script";
import { resource } from "@/lib/transports/rest/resource";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: serveReferenceScript });
