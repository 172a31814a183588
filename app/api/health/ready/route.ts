import { resource } from "@/lib/transports/http/resource";
import { checkReady } from "@/lib/transports/rest/health";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: checkReady });
