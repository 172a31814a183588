import { resource } from "@/lib/transports/http/resource";
import { checkLive } from "@/lib/transports/rest/health";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: checkLive });
