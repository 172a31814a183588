import { resource } from "@/lib/transports/http/resource";
import { serveMedia } from "@/lib/transports/rest/media";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: serveMedia }, { preflight: true });
