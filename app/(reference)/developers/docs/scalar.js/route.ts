import { resource } from "@/lib/transports/http/resource";
import { serveReferenceScript } from "@/lib/transports/openapi/reference-script";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: serveReferenceScript });
