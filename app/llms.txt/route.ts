import { resource } from "@/lib/transports/http/resource";
import { serveLlmsTxt } from "@/lib/transports/mcp/documents/discovery";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: serveLlmsTxt }, { preflight: true });
