import { Card, CardContent, CardHeader, CardTitle } from "@/app/_ui/looks/card";
import { ExactTime } from "@/app/_ui/time/exact-time";
import { RelativeTime } from "@/app/_ui/time/relative-time";
import { number } from "@/lib/core/values/formats";
import type { Standing } from "@/lib/domain/people/accounts/standing/standing";
import { forecast } from "@/lib/domain/trade/billing/forecast";
import { UsageBar } from "../_parts/usage-bar";

type UsageProps = { standing: Standing; now: Date };

/** What of each cap is used, and where the month is heading. */
export function Usage({ standing, now }: UsageProps) {
  const { requests, today, agent_runs, api_keys, webhook_endpoints } = standing;
  return (
    <Card>
      <CardHeader>
        <CardTitle>Usage</CardTitle>
      </CardHeader>
      <CardContent className="grid items-start gap-x-10 gap-y-5 pt-3 sm:grid-cols-2">
        <UsageBar label="Requests this month" used={requests.used} limit={requests.limit}>
          <Heading {...requests} now={now} />
        </UsageBar>
        <UsageBar label="Agent runs this month" used={agent_runs.used} limit={agent_runs.limit}>
          <Heading {...agent_runs} now={now} />
        </UsageBar>
        <UsageBar label="API keys" used={api_keys.live} limit={api_keys.limit}>
          <Beyond used={api_keys.live} limit={api_keys.limit} />
        </UsageBar>
        <UsageBar label="Webhook endpoints" used={webhook_endpoints.enabled} limit={webhook_endpoints.limit}>
          <Beyond used={webhook_endpoints.enabled} limit={webhook_endpoints.limit} />
        </UsageBar>
        {today ? (
          <UsageBar label="Requests today" used={today.used} limit={today.limit}>
            Starts again <RelativeTime at={today.resets_at} now={now} />
          </UsageBar>
        ) : null}
      </CardContent>
    </Card>
  );
}

function Heading({ used, limit, resets_at, now }: { used: number; limit: number; resets_at: string; now: Date }) {
  if (used === 0) return "Nothing used yet";
  const ahead = forecast(used, limit, now);
  if (used >= limit) {
    return (
      <>
        Used up. Starts again <RelativeTime at={resets_at} now={now} />
      </>
    );
  }
  if (!ahead) return "The forecast begins with the month's second day";
  if (ahead.reached_at) {
    return (
      <>
        At this pace it is used up on <ExactTime at={ahead.reached_at} form="day" />
      </>
    );
  }
  return `At this pace ${number.format(ahead.expected)} by the end of the month`;
}

function Beyond({ used, limit }: { used: number; limit: number }) {
  if (used > limit) return `${used - limit} more than the plan has: they go on working, new ones are refused`;
  return used === limit ? "All in use: new ones are refused" : `${limit - used} left`;
}
