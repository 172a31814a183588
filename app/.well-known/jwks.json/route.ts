import { resource } from "@/lib/transports/http/resource";
import { keySet } from "@/lib/transports/rest/oauth/discovery";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: keySet }, { preflight: true });
