import { serveReferenceScript } from "@/lib/openapi/reference-script";
import { resource } from "@/lib/rest/resource";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: serveReferenceScript });
