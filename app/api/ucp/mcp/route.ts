import { commerceTools } from "@/lib/transports/ucp/mcp";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = commerceTools;
