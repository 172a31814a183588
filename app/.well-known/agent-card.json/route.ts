import { serveAgentCard } from "@/lib/mcp/cards";
import { resource } from "@/lib/rest/resource";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: serveAgentCard }, { preflight: true });
