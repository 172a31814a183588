import { z } from "zod";
import { AnalyticsOverview } from "@/lib/contracts/network/analytics";
import { calendarDay } from "@/lib/contracts/values/time-range";
import { formatMoney } from "@/lib/core/values/money";
import { getOverview } from "@/lib/domain/network/analytics/overview";
import { tool } from "@/lib/transports/mcp/tool";
import { READS } from "./own-list";

export const getMyAnalytics = tool({
  name: "get_my_analytics",
  title: "Read my key figures",
  access: { scopes: ["analytics:read"], requirement: () => "key_required" },
  perMinute: 120,
  description:
    "Answers views, orders, conversion, members and rating of the agent's owner over a range of days, the last 30 " +
    "unless told, and earnings where the run may see them.",
  input: z.strictObject({
    from: calendarDay().optional().describe("First day, UTC."),
    to: calendarDay().optional().describe("Last day, UTC."),
  }),
  output: AnalyticsOverview,
  annotations: READS,
  run: (ctx, range) => getOverview(ctx, range),
  text: figures,
});

function figures(overview: z.output<typeof AnalyticsOverview>): string {
  const { range, earnings } = overview;
  const rows: [string, string | number][] = [
    ["Profile views", overview.profile_views],
    ["Post views", overview.post_views],
    ["Orders paid", overview.orders_paid],
    ["Orders completed", overview.orders_completed],
    ["Conversion", overview.conversion_rate ?? "no views yet"],
    ["Members", overview.members],
    ["Reviews", overview.reviews],
    ["Rating", overview.rating ?? "none yet"],
    ...(earnings ? ([["Net earnings", formatMoney(earnings.net_cents)]] as [string, string][]) : []),
  ];
  const title = `Key figures, ${range.from.slice(0, 10)} to ${range.to.slice(0, 10)}`;
  return `# ${title}\n\n${rows.map(([label, value]) => `- ${label}: ${value}`).join("\n")}`;
}
