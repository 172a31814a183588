import { resource } from "@/lib/transports/http/resource";
import { protectedCommerce } from "@/lib/transports/rest/protected-resource";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: protectedCommerce }, { preflight: true });
