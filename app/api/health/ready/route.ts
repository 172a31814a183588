import { checkReady } from "@/lib/transports/rest/health";
import { resource } from "@/lib/transports/rest/resource";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: checkReady });
