import { checkLive } from "@/lib/rest/health";
import { resource } from "@/lib/rest/resource";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: checkLive });
