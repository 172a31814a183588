import { GraphQLError } from "graphql";
import type { IdPrefix } from "@/lib/contracts/values/ids";

/** The types that `node(id)` answers, by the prefix of their ids. */
const NODE_TYPES: Partial<Record<IdPrefix, string>> = {
  crt: "Profile",
  post: "Post",
  rev: "Review",
  prod: "Product",
  ord: "Order",
  book: "Booking",
  tier: "MembershipTier",
  whe: "WebhookEndpoint",
  evt: "Event",
  aud: "AuditEntry",
  agent: "Agent",
  run: "AgentRun",
};

/** The type of an id. Throws for an id of no such type. */
export function nodeTypeOf(id: string): string {
  const type = NODE_TYPES[id.slice(0, Math.max(id.indexOf("_"), 0)) as IdPrefix];
  if (type) return type;
  const known = Object.keys(NODE_TYPES).map((prefix) => `${prefix}_…`);
  throw new GraphQLError(`id: must be one of ${known.join(", ")}`);
}
