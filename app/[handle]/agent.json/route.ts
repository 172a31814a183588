import { resource } from "@/lib/transports/http/resource";
import { serveAgentJson } from "@/lib/transports/mcp/documents/agent-json";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: serveAgentJson }, { preflight: true });
