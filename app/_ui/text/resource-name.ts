import type { ResourcePath } from "@/lib/contracts/developers/oauth/oauth";

const NAMES: Record<ResourcePath, string> = {
  "/api/v1": "The REST API",
  "/api/mcp": "The tool server (MCP)",
  "/api/ucp": "Shopping assistants (UCP)",
};

/** What a token's resource is called: `https://host/api/mcp` is the tool server. */
export function resourceName(resource: string): string {
  return NAMES[new URL(resource).pathname as ResourcePath] ?? resource;
}
