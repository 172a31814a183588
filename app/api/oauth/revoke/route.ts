import { revocationEndpoint } from "@/lib/rest/oauth/endpoints";
import { resource } from "@/lib/rest/resource";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: revocationEndpoint });
