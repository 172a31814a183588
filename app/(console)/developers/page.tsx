import { Plus } from "lucide-react";
import Link from "next/link";
import { Suspense } from "react";
import { Button } from "@/app/_ui/button";
import { Card, CardContent, CardHeader, CardTitle } from "@/app/_ui/card";
import { Copyable } from "@/app/_ui/copyable";
import { readStanding } from "@/lib/accounts/standing";
import { pageContext, requireCreator } from "@/lib/actions/session";
import { env } from "@/lib/core/env";
import { ListSkeleton } from "./_parts/list-skeleton";
import { PageHeader } from "./_parts/page-header";
import { FirstCalls } from "./first-calls";
import { PlanCard } from "./plan-card";

/** The console's first page: how to make the first calls, the plan and what of it is used. */
export default async function OverviewPage() {
  const user = await requireCreator("/developers");
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
        <Overview handle={user.handle} />
      </Suspense>
    </>
  );
}

async function Overview({ handle }: { handle: string }) {
  const ctx = await pageContext();
  const standing = await readStanding(ctx);
  const base = env().BASE_URL;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_280px]">
      <FirstCalls standing={standing} handle={handle} base={base} />
      <div className="grid gap-6">
        <PlanCard standing={standing} now={ctx.now} />
        <Card>
          <CardHeader>
            <CardTitle>Addresses</CardTitle>
          </CardHeader>
          <CardContent className="grid gap-3 pt-3">
            <Address label="REST" value={`${base}/api/v1`} />
            <Address label="Tool server (MCP)" value={`${base}/api/mcp`} />
            <Address label="OpenAPI" value={`${base}/api/v1/openapi.yaml`} />
          </CardContent>
        </Card>
      </div>
    </div>
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
