import { resource } from "@/lib/transports/http/resource";
import { registrationEndpoint } from "@/lib/transports/rest/oauth/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: registrationEndpoint });
