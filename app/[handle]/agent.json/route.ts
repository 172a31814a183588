import { serveAgentJson } from "@/lib/transports/mcp/documents/agent-json";
import { resource } from "@/lib/transports/rest/resource";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: serveAgentJson }, { preflight: true });
