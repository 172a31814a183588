import { resource } from "@/lib/transports/http/resource";
import { serveServerDescription } from "@/lib/transports/mcp/documents/discovery";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  { GET: serveServerDescription },
  { preflight: true },
);
