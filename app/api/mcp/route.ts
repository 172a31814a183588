import { mcpMount } from "@/lib/transports/mcp/protocol/http";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mcpMount;
