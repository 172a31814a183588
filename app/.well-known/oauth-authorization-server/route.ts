import { resource } from "@/lib/transports/http/resource";
import { authorizationServer } from "@/lib/transports/rest/oauth/discovery";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: authorizationServer }, { preflight: true });
