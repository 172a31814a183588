import { serveMcpCatalog } from "@/lib/mcp/cards";
import { resource } from "@/lib/rest/resource";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: serveMcpCatalog }, { preflight: true });
