/** What an agent does for its owner as a buyer: as an app of theirs would, and with the same stops. */
export const BUYING_TOOLS = [
  "list_my_purchases",
  "submit_order_brief",
  "send_message",
  "get_messages",
  "request_quote",
  "get_quote",
  "accept_delivery",
  "request_revision",
  "cancel_order",
  "draft_review",
  "list_slots",
  "book_slot",
] as const;

/** Reads of a creator's own things: an account without a creator's page has no use for them. */
export const SELLING_TOOLS = [
  "list_my_orders",
  "list_my_products",
  "list_my_posts",
  "list_my_bookings",
  "list_my_tiers",
  "get_my_analytics",
] as const;

/** Tools that an agent may be allowed: those of the tool server, then a creator's, then a buyer's. */
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
  ...SELLING_TOOLS,
  ...BUYING_TOOLS,
] as const;

export type AgentToolName = (typeof AGENT_TOOLS)[number];
