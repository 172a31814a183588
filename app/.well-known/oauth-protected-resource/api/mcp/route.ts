import { resource } from "@/lib/transports/http/resource";
import { protectedToolServer } from "@/lib/transports/rest/protected-resource";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: protectedToolServer }, { preflight: true });
