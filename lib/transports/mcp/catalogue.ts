import type { ListToolsResult } from "@modelcontextprotocol/server";
import { jsonSchema } from "./protocol/json-schema";
import type { Tool } from "./tool";
import { createOrder } from "./tools/create-order";
import { findCreators } from "./tools/find-creators";
import { findFoundersTool } from "./tools/find-founders";
import { getCreator } from "./tools/get-creator";
import { getMarketplaceOfferings } from "./tools/get-marketplace-offerings";
import { getMarketplacePoliciesTool } from "./tools/get-marketplace-policies";
import { getOrderStatusTool } from "./tools/get-order-status";
import { getPostTool } from "./tools/get-post";
import { listCreatorOffers } from "./tools/list-creator-offers";
import { requestIntroTool } from "./tools/request-intro";
import { searchPostsTool } from "./tools/search-posts";
import { submitIntentBrief } from "./tools/submit-intent-brief";

/** Every tool, in the order in which an agent meets them. */
export const TOOLS: readonly Tool[] = [
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
  createOrder,
  getOrderStatusTool,
];

const BY_NAME = new Map(TOOLS.map((tool) => [tool.name, tool]));

/** The tool of this exact name, or undefined. */
export function findTool(name: unknown): Tool | undefined {
  return typeof name === "string" ? BY_NAME.get(name) : undefined;
}

let listed: ListToolsResult | undefined;

/** The answer to `tools/list`, converted once per process: the schemas cost 250 µs and never change. */
export function listTools(): ListToolsResult {
  listed ??= {
    tools: TOOLS.map(({ name, title, description, input, output, annotations }) => ({
      name,
      title,
      description,
      inputSchema: jsonSchema(input, "input") as ListToolsResult["tools"][number]["inputSchema"],
      outputSchema: jsonSchema(output, "output") as ListToolsResult["tools"][number]["outputSchema"],
      annotations: { title, ...annotations },
    })),
  };
  return listed;
}
