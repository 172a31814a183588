import { protectedRest } from "@/lib/transports/rest/protected-resource";
import { resource } from "@/lib/transports/rest/resource";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: protectedRest }, { preflight: true });
