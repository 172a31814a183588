import { Plus } from "lucide-react";
import { redirect } from "next/navigation";
import { Suspense } from "react";
import { Button } from "@/app/_ui/controls/button";
import { Copyable } from "@/app/_ui/controls/copyable";
import { Link } from "@/app/_ui/controls/link";
import { ListSkeleton } from "@/app/_ui/feedback/list-skeleton";
import { Card, CardContent, CardHeader, CardTitle } from "@/app/_ui/looks/card";
import { CodeBlock } from "@/app/_ui/text/code-block";
import { FIXTURES } from "@/lib/contracts/trade/test-mode";
import { env } from "@/lib/core/env";
import type { TrafficRange } from "@/lib/domain/developers/request-logs/figures/traffic";
import { readFirstSteps } from "@/lib/domain/people/accounts/first-steps";
import { readStanding } from "@/lib/domain/people/accounts/standing/standing";
import { currentUser, pageContext } from "@/lib/transports/actions/session/session";
import { FirstCalls } from "./_overview/first-calls";
import { RecentErrors } from "./_overview/recent-errors";
import { readRange, Traffic } from "./_overview/traffic";
import { TryingOut } from "./_overview/trying-out";
import { meCall } from "./_parts/first-call";
import { PageHeader } from "./_parts/page-header";
import { PlanCard } from "./plan-card";

type OverviewPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The console's first page: traffic, the last errors, the way to a first call, the plan and what of it is used. */
export default async function OverviewPage({ searchParams }: OverviewPageProps) {
  const user = await currentUser();
  if (!user) redirect("/developers/start");
  const { range } = await searchParams;
  return (
    <>
      <PageHeader
        title="Overview"
        lead="The API acts in your name with the scopes you choose; agents reach you through the tool server."
        action={
          <Button asChild>
            <Link href="/developers/keys?new=1">
              <Plus aria-hidden /> Create key
            </Link>
          </Button>
        }
      />
      <Suspense fallback={<ListSkeleton label="Loading the overview" />}>
        <Overview handle={user.handle} range={readRange([range].flat()[0])} />
      </Suspense>
    </>
  );
}

async function Overview({ handle, range }: { handle: string | null; range: TrafficRange }) {
  const ctx = await pageContext();
  const [standing, steps] = await Promise.all([readStanding(ctx), readFirstSteps(ctx)]);
  const base = env().BASE_URL;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {steps.has_called ? <Traffic range={range} /> : <NoTraffic call={meCall(base, { handle })} />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_300px]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {steps.has_called ? <RecentErrors /> : null}
          <FirstCalls steps={steps} handle={handle} base={base} livemode={ctx.livemode} />
        </div>
        <div className="grid gap-6">
          {ctx.livemode ? null : <TryingOut fixtures={FIXTURES} />}
          <PlanCard standing={standing} now={ctx.now} />
          <Addresses base={base} />
        </div>
      </div>
    </div>
  );
}

/** In place of charts while there is nothing to draw. */
function NoTraffic({ call }: { call: string }) {
  return (
    <section
      aria-labelledby="traffic"
      className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-10 gap-y-4 rounded-md border border-border border-dashed p-6 lg:grid-cols-2"
    >
      <div className="grid gap-1">
        <h2 id="traffic" className="font-semibold text-lg">
          Your traffic will be here
        </h2>
        <p className="text-muted-foreground">
          Requests by status, latency and recent errors, from your first call on. With a key in your environment, this
          is it:
        </p>
      </div>
      <CodeBlock code={call} />
    </section>
  );
}

function Addresses({ base }: { base: string }) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Addresses</CardTitle>
      </CardHeader>
      <CardContent className="grid gap-3 pt-3">
        <Address label="REST" value={`${base}/api/v1`} />
        <Address label="Tool server (MCP)" value={`${base}/api/mcp`} />
        <Address label="OpenAPI" value={`${base}/openapi/v1.openapi.yaml`} />
      </CardContent>
    </Card>
  );
}

function Address({ label, value }: { label: string; value: string }) {
  return (
    <div className="grid min-w-0">
      <span className="text-muted-foreground text-sm">{label}</span>
      <Copyable value={value} label={`${label} address`} className="min-w-0" />
    </div>
  );
}
