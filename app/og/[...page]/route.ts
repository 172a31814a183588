import { resource } from "@/lib/transports/http/resource";
import { servePreview } from "@/lib/transports/rest/preview";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: servePreview }, { preflight: true });
