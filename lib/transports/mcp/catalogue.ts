import type { ListToolsResult } from "@modelcontextprotocol/server";
import type { Actor } from "@/lib/core/context";
import { isFor } from "./protocol/access";
import { jsonSchema } from "./protocol/json-schema";
import type { Tool } from "./tool";
import { acceptDeliveryTool } from "./tools/buyers/accept-delivery";
import { bookSlotTool } from "./tools/buyers/book-slot";
import { cancelOrderTool } from "./tools/buyers/cancel-order";
import { draftReviewTool } from "./tools/buyers/draft-review";
import { listMyOrders } from "./tools/buyers/list-my-orders";
import { requestRevisionTool } from "./tools/buyers/request-revision";
import { createOrder } from "./tools/create-order";
import { findCreators } from "./tools/find-creators";
import { findFoundersTool } from "./tools/find-founders";
import { getCreator } from "./tools/get-creator";
import { getMarketplaceOfferings } from "./tools/get-marketplace-offerings";
import { getMarketplacePoliciesTool } from "./tools/get-marketplace-policies";
import { getMessages } from "./tools/get-messages";
import { getOrderStatusTool } from "./tools/get-order-status";
import { getPostTool } from "./tools/get-post";
import { getQuoteTool } from "./tools/get-quote";
import { listCreatorOffers } from "./tools/list-creator-offers";
import { listSlotsTool } from "./tools/list-slots";
import { requestIntroTool } from "./tools/request-intro";
import { requestQuoteTool } from "./tools/request-quote";
import { searchPostsTool } from "./tools/search-posts";
import { sendMessageTool } from "./tools/send-message";
import { submitIntentBrief } from "./tools/submit-intent-brief";
import { submitOrderBrief } from "./tools/submit-order-brief";

/** The tools that anyone may call, in the order in which an agent meets them. */
export const OPEN_TOOLS: readonly Tool[] = [
  findCreators,
  getCreator,
  listCreatorOffers,
  getMarketplaceOfferings,
  getMarketplacePoliciesTool,
  searchPostsTool,
  getPostTool,
  submitIntentBrief,
  findFoundersTool,
  requestIntroTool,
  requestQuoteTool,
  getQuoteTool,
  createOrder,
  getOrderStatusTool,
  submitOrderBrief,
  sendMessageTool,
  getMessages,
  listSlotsTool,
];

/** What an app does for a buyer who let it in. */
export const BUYER_TOOLS: readonly Tool[] = [
  listMyOrders,
  acceptDeliveryTool,
  requestRevisionTool,
  cancelOrderTool,
  draftReviewTool,
  bookSlotTool,
];

/** Every tool. */
export const TOOLS: readonly Tool[] = [...OPEN_TOOLS, ...BUYER_TOOLS];

const BY_NAME = new Map(TOOLS.map((tool) => [tool.name, tool]));

/** The tool of this exact name, or undefined. */
export function findTool(name: unknown): Tool | undefined {
  return typeof name === "string" ? BY_NAME.get(name) : undefined;
}

type Listed = ListToolsResult["tools"][number];

let converted: Map<Tool, Listed> | undefined;

/** The answer to `tools/list` for who asks: what they can call. Converted once per process: the schemas cost 250 µs and never change. */
export function listTools(actor: Actor): ListToolsResult {
  converted ??= new Map(TOOLS.map((tool) => [tool, listed(tool)]));
  const tools = [...converted].flatMap(([tool, shown]) => (isFor(tool.access, actor) ? [shown] : []));
  return { tools };
}

function listed({ name, title, description, input, output, annotations }: Tool): Listed {
  return {
    name,
    title,
    description,
    inputSchema: jsonSchema(input, "input") as Listed["inputSchema"],
    outputSchema: jsonSchema(output, "output") as Listed["outputSchema"],
    annotations: { title, ...annotations },
  };
}
