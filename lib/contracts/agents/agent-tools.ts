/** Tools that an agent may be allowed: those of the tool server, then reads of the creator's own things. */
export const AGENT_TOOLS = [
  "find_creators",
  "get_creator",
  "list_creator_offers",
  "search_posts",
  "get_post",
  "get_marketplace_offerings",
  "find_founders",
  "submit_intent_brief",
  "request_intro",
  "create_order",
  "get_order_status",
  "get_marketplace_policies",
  "list_my_orders",
  "list_my_products",
  "list_my_posts",
  "list_my_bookings",
  "list_my_tiers",
  "get_my_analytics",
] as const;

export type AgentToolName = (typeof AGENT_TOOLS)[number];
