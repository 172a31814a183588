import { resource } from "@/lib/transports/http/resource";
import { serveRegistryEntry } from "@/lib/transports/mcp/documents/discovery";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: serveRegistryEntry }, { preflight: true });
