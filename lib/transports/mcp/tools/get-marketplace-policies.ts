import { z } from "zod";
import { MarketplacePolicies } from "@/lib/contracts/trade/policies";
import { getMarketplacePolicies } from "@/lib/domain/trade/orders/reading/policies";
import { tool } from "../tool";

export const getMarketplacePoliciesTool = tool({
  name: "get_marketplace_policies",
  title: "Read the rules of trade",
  access: "anonymous",
  perMinute: 60,
  description:
    "The rules of every order: fees, acceptance window, cancellation, disputes, refunds, reviews. Call it before you tell a " +
    "person what they agree to.",
  input: z.strictObject({}),
  output: MarketplacePolicies,
  annotations: { readOnlyHint: true, openWorldHint: false },
  run: (ctx) => getMarketplacePolicies(ctx),
  text: ({ rules, checkout }) => `# Rules of trade on Guildhall

${rules.map(({ topic, text }) => `- **${topic}.** ${text}`).join("\n")}

${agents(checkout)}`,
});

function agents({ agents_may_open, needs_api_key }: z.output<typeof MarketplacePolicies>["checkout"]): string {
  if (!agents_may_open) return "`create_order` is closed on this server: give the person the product's page instead.";
  return needs_api_key
    ? "`create_order` needs a credential with the scope `orders:write`."
    : "`create_order` needs no credential: the person who pays is the gate.";
}
