import { AGENT_TOOLS, BUYING_TOOLS } from "@/lib/contracts/agents/agent-tools";
import { BUYER_TOOLS, OPEN_TOOLS } from "@/lib/transports/mcp/catalogue";
import type { Tool } from "@/lib/transports/mcp/tool";
import { listPurchases } from "@/lib/transports/mcp/tools/buyers/list-my-orders";
import { getMyAnalytics } from "./tools/get-my-analytics";
import { listMyBookings } from "./tools/list-my-bookings";
import { listMyOrders } from "./tools/list-my-orders";
import { listMyPosts } from "./tools/list-my-posts";
import { listMyProducts } from "./tools/list-my-products";
import { listMyTiers } from "./tools/list-my-tiers";

/** Everything that runs may call: of the tool server's tools those that search, order and ask, reads of the owner's things, a buyer's tools. */
export const AGENT_TOOLBOX: readonly Tool[] = [
  ...OPEN_TOOLS.filter(({ name }) => (AGENT_TOOLS as readonly string[]).includes(name)),
  listMyOrders,
  listMyProducts,
  listMyPosts,
  listMyBookings,
  listMyTiers,
  getMyAnalytics,
  listPurchases("list_my_purchases"),
  ...BUYER_TOOLS.filter(({ name }) => (BUYING_TOOLS as readonly string[]).includes(name)),
];

const BY_NAME = new Map(AGENT_TOOLBOX.map((tool) => [tool.name, tool]));

/** The tool of this exact name, or undefined. */
export function agentTool(name: string): Tool | undefined {
  return BY_NAME.get(name);
}

/** Whether calling a tool changes something. */
export function writes(tool: Tool): boolean {
  return tool.annotations.readOnlyHint !== true;
}
