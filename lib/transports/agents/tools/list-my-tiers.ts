import { z } from "zod";
import { MembershipTier } from "@/lib/contracts/trade/memberships/memberships";
import { formatMoney } from "@/lib/core/values/money";
import { listTiers } from "@/lib/domain/trade/memberships/read";
import { inline } from "@/lib/transports/mcp/markdown";
import { tool } from "@/lib/transports/mcp/tool";
import { listed, MaxResults, READS } from "./own-list";

export const listMyTiers = tool({
  name: "list_my_tiers",
  title: "List my membership tiers",
  access: { scopes: ["tiers:read"], requirement: () => "key_required" },
  perMinute: 120,
  description: "Answers the membership tiers of the agent's owner, with price and number of members.",
  input: z.strictObject({ maxResults: MaxResults }),
  output: z.object({ tiers: z.array(MembershipTier), has_more: z.boolean() }),
  annotations: READS,
  run: async (ctx, { maxResults }) => {
    const { data, has_more } = await listTiers(ctx, { limit: maxResults });
    return { tiers: data, has_more };
  },
  text: ({ tiers, has_more }) => listed("Your membership tiers", tiers.map(line), has_more),
});

function line(tier: z.output<typeof MembershipTier>): string {
  return `${inline(tier.name, 80)}: ${formatMoney(tier.price_cents)} a ${tier.interval}, ${tier.member_count} members`;
}
