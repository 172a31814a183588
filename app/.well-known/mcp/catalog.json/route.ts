import { serveMcpCatalog } from "@/lib/transports/mcp/documents/cards";
import { resource } from "@/lib/transports/rest/resource";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: serveMcpCatalog }, { preflight: true });
