import { resource } from "@/lib/transports/http/resource";
import { protectedRest } from "@/lib/transports/rest/protected-resource";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: protectedRest }, { preflight: true });
