import { introspectionEndpoint } from "@/lib/transports/rest/oauth/endpoints";
import { resource } from "@/lib/transports/rest/resource";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: introspectionEndpoint });
