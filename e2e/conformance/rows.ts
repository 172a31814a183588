import type { Method } from "@/lib/contracts/operation";
import type { Scope } from "@/lib/contracts/scopes";
import type { PlanTier } from "@/lib/contracts/tiers";

/** A row of part 4.1 of the interface specification: what a full call of it answers, and the least that it asks of a caller. */
export type RestRow = {
  method: Method;
  path: string;
  /** Undefined where the specification does not state one. */
  scope: Scope | "public" | undefined;
  answers: number;
  /** Sent with the call; `{name}` stands for what the check has made. */
  query?: string;
  body?: Record<string, unknown>;
};

/** Part 4.1, in its order, then the paths that only part 4.2 names. */
export const REST_ROWS: readonly RestRow[] = [
  { method: "GET", path: "/v1/me", scope: "identity:read", answers: 200 },
  { method: "GET", path: "/v1/profiles/{handle}", scope: "public", answers: 200 },
  { method: "GET", path: "/v1/categories", scope: "public", answers: 200 },
  { method: "GET", path: "/v1/creators/{handle}/reviews", scope: "public", answers: 200 },
  { method: "GET", path: "/v1/tiers", scope: "tiers:read", answers: 200 },
  { method: "GET", path: "/v1/bookings", scope: "bookings:read", answers: 200 },
  { method: "GET", path: "/v1/posts", scope: "posts:read", query: "limit=2", answers: 200 },
  { method: "POST", path: "/v1/posts", scope: "posts:write", body: { title: "A row of the table" }, answers: 201 },
  { method: "GET", path: "/v1/analytics/overview", scope: "analytics:read", answers: 200 },
  { method: "GET", path: "/v1/webhooks/endpoints", scope: "webhooks:read", answers: 200 },
  {
    method: "POST",
    path: "/v1/webhooks/endpoints",
    scope: "webhooks:write",
    body: { url: "https://example.com/hooks" },
    answers: 201,
  },
  { method: "DELETE", path: "/v1/webhooks/endpoints/{endpoint}", scope: "webhooks:write", answers: 200 },
  { method: "GET", path: "/v1/agents", scope: "agents:read", answers: 200 },
  {
    method: "POST",
    path: "/v1/agents/{agent}/runs",
    scope: "agents:write",
    query: "sync=false",
    body: { input: "Find a logo designer" },
    answers: 202,
  },
  {
    method: "POST",
    path: "/v1/agents/{agent}/runs",
    scope: "agents:write",
    query: "sync=true",
    body: { input: "Find a logo designer" },
    answers: 201,
  },
  {
    method: "POST",
    path: "/v1/agents/{agent}/intents",
    scope: "agents:write",
    body: { intent: "Find a logo designer" },
    answers: 201,
  },
  { method: "GET", path: "/v1/reputation/{handle}", scope: "reputation:read", answers: 200 },
  { method: "GET", path: "/v1/founders", scope: undefined, query: "limit=2", answers: 200 },
  {
    method: "POST",
    path: "/v1/intros",
    scope: undefined,
    body: { handle: "{handle}", note: "A row of the table", callback_url: "https://example.com/answer" },
    answers: 201,
  },
  {
    method: "POST",
    path: "/v1/agents/runs",
    scope: "agents:write",
    body: { agent_id: "{agent}", input: "Find a logo designer" },
    answers: 202,
  },
  { method: "GET", path: "/v1/agents/runs/{run}", scope: "agents:read", answers: 200 },
  { method: "GET", path: "/v1/agents/cost-summary", scope: "agents:read", answers: 200 },
  { method: "GET", path: "/v1/audit-log", scope: "audit:read", answers: 200 },
  { method: "GET", path: "/v1/analytics/cohort-retention", scope: "analytics:read", answers: 200 },
];

/** Part 4.2: the least plan of each. */
export const TIER_ROWS: readonly { method: Method; path: string; tier: PlanTier }[] = [
  { method: "POST", path: "/v1/agents/runs", tier: "FREE" },
  { method: "GET", path: "/v1/agents/runs/{run}", tier: "FREE" },
  { method: "GET", path: "/v1/agents/cost-summary", tier: "STARTER" },
  { method: "GET", path: "/v1/audit-log", tier: "STARTER" },
  { method: "GET", path: "/v1/analytics/overview", tier: "FREE" },
  { method: "GET", path: "/v1/analytics/cohort-retention", tier: "STARTER" },
  { method: "GET", path: "/v1/reputation/{handle}", tier: "FREE" },
];

type ToolRow = {
  name: string;
  /** As the specification labels it. Only what is "read" alone is annotated as read-only. */
  kind: "read" | "read tier, but writes to a prospect pipeline" | "read tier, no money moves" | "write (preview)";
  arguments: Record<string, unknown>;
};

/** Part 4.3: the tools, with arguments of a call that succeeds. `{name}` stands for what the check has made. */
export const TOOL_ROWS: readonly ToolRow[] = [
  { name: "find_creators", kind: "read", arguments: { query: "brand identity", maxResults: 3, minTrustScore: 0 } },
  { name: "get_creator", kind: "read", arguments: { handle: "{handle}" } },
  { name: "list_creator_offers", kind: "read", arguments: { handle: "{handle}" } },
  { name: "search_posts", kind: "read", arguments: { topic: "design", minTrustScore: 0 } },
  { name: "get_post", kind: "read", arguments: { handle: "{handle}", slug: "{slug}" } },
  { name: "get_marketplace_offerings", kind: "read", arguments: {} },
  {
    name: "submit_intent_brief",
    kind: "read tier, but writes to a prospect pipeline",
    arguments: { brief: "A wordmark and a small style guide for a bakery." },
  },
  { name: "find_founders", kind: "read", arguments: { query: "tools", raisingOnly: false } },
  {
    name: "request_intro",
    kind: "read tier, no money moves",
    arguments: { handle: "{handle}", note: "A row of the table", callbackUrl: "https://example.com/answer" },
  },
  {
    name: "create_order",
    kind: "write (preview)",
    arguments: { handle: "{handle}", productId: "{product}", tierId: "{tier}", addonIds: [] },
  },
];
