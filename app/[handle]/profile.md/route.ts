import { resource } from "@/lib/transports/http/resource";
import { serveProfileMarkdown } from "@/lib/transports/mcp/documents/profile-md";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: serveProfileMarkdown }, { preflight: true });
