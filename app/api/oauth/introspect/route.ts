import { resource } from "@/lib/transports/http/resource";
import { introspectionEndpoint } from "@/lib/transports/rest/oauth/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: introspectionEndpoint });
