import { resource } from "@/lib/transports/http/resource";
import { serveMcpCatalog } from "@/lib/transports/mcp/documents/cards";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: serveMcpCatalog }, { preflight: true });
