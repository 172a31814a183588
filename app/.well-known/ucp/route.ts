import { resource } from "@/lib/transports/http/resource";
import { serveProfile } from "@/lib/transports/ucp/profile";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: serveProfile }, { preflight: true });
