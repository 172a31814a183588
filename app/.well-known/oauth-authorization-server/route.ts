import { authorizationServer } from "@/lib/transports/rest/oauth/discovery";
import { resource } from "@/lib/transports/rest/resource";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: authorizationServer }, { preflight: true });
