import { authorizationServer } from "@/lib/rest/oauth/discovery";
import { resource } from "@/lib/rest/resource";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: authorizationServer }, { preflight: true });
