import { serveServerDescription } from "@/lib/mcp/discovery";
import { resource } from "@/lib/rest/resource";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  { GET: serveServerDescription },
  { preflight: true },
);
