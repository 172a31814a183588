import { resource } from "@/lib/transports/http/resource";
import { serveServerCard } from "@/lib/transports/mcp/documents/cards";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: serveServerCard }, { preflight: true });
