import { Badge } from "@/app/_ui/looks/badge";
import { Card, CardContent, CardHeader, CardTitle } from "@/app/_ui/looks/card";
import { ExactTime } from "@/app/_ui/time/exact-time";
import { RelativeTime } from "@/app/_ui/time/relative-time";
import { TIERS } from "@/lib/contracts/tiers";
import { number } from "@/lib/core/values/formats";
import type { Standing } from "@/lib/domain/people/accounts/standing/standing";
import { UsageBar } from "./_parts/usage-bar";

/** The creator's plan, what of it is used, and how fast they may call. */
export function PlanCard({ standing, now }: { standing: Standing; now: Date }) {
  const plan = TIERS[standing.tier];
  const { requests, today, agent_runs, api_keys, webhook_endpoints } = standing;
  return (
    <Card>
      <CardHeader className="flex items-center justify-between">
        <CardTitle>Plan and usage</CardTitle>
        <Badge tone="primary">{plan.name}</Badge>
      </CardHeader>
      <CardContent className="grid gap-4 pt-3">
        <UsageBar label="Requests this month" used={requests.used} limit={requests.limit}>
          Starts again on <ExactTime at={requests.resets_at} />
        </UsageBar>
        {today ? (
          <UsageBar label="Requests today" used={today.used} limit={today.limit}>
            Starts again <RelativeTime at={today.resets_at} now={now} />
          </UsageBar>
        ) : null}
        <UsageBar label="Agent runs this month" used={agent_runs.used} limit={agent_runs.limit} />
        <UsageBar label="API keys" used={api_keys.live} limit={api_keys.limit} />
        <UsageBar label="Webhook endpoints" used={webhook_endpoints.enabled} limit={webhook_endpoints.limit} />
        <dl className="grid grid-cols-[1fr_auto] gap-y-1 border-border border-t pt-4 text-sm">
          <dt className="text-muted-foreground">Requests per minute</dt>
          <dd className="text-right tabular-nums">{number.format(plan.burstPerMinute)}</dd>
          {today ? null : (
            <>
              <dt className="text-muted-foreground">Requests per day</dt>
              <dd className="text-right">No limit</dd>
            </>
          )}
        </dl>
      </CardContent>
    </Card>
  );
}
