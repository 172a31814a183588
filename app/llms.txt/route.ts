import { serveLlmsTxt } from "@/lib/transports/mcp/documents/discovery";
import { resource } from "@/lib/transports/rest/resource";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: serveLlmsTxt }, { preflight: true });
