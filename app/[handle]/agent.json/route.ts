import { serveAgentJson } from "@/lib/mcp/agent-json";
import { resource } from "@/lib/rest/resource";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: serveAgentJson }, { preflight: true });
