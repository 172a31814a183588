import { mcpMount } from "@/lib/mcp/http";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mcpMount;
