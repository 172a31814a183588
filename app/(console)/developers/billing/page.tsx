import { Suspense } from "react";
import { Card, CardContent, CardHeader, CardTitle } from "@/app/_ui/card";
import { ListSkeleton } from "@/app/_ui/list-skeleton";
import { readStanding } from "@/lib/accounts/standing";
import { pageContext, requireCreator } from "@/lib/actions/session";
import { PageHeader } from "../_parts/page-header";
import { PlanCard } from "../plan-card";
import { PlanTable } from "./plan-table";

export const metadata = { title: "Plan" };

/** What each plan allows, which one is the creator's, and how it is changed. Where every 402 points. */
export default async function BillingPage() {
  const user = await requireCreator("/developers/billing");
  return (
    <>
      <PageHeader
        title="Plan"
        lead="Plans differ in how much the API does for you. A paid plan never raises your trust score."
      />
      <Suspense fallback={<ListSkeleton label="Loading your plan" />}>
        <Plan handle={user.handle} />
      </Suspense>
    </>
  );
}

async function Plan({ handle }: { handle: string }) {
  const ctx = await pageContext();
  const standing = await readStanding(ctx);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_280px]">
      <PlanTable current={standing.tier} />
      <div className="grid gap-6">
        <PlanCard standing={standing} now={ctx.now} />
        <Card>
          <CardHeader>
            <CardTitle>Changing plans</CardTitle>
          </CardHeader>
          <CardContent className="pt-3 text-muted-foreground text-sm">
            The operator of this deployment sets plans; the change counts from the next request on. If you run it
            yourself:
            <code className="mt-2 block overflow-x-auto rounded-sm bg-muted px-2 py-1.5 font-mono text-foreground text-xs">
              npm run -s admin -- tier set --creator {handle} --tier GROWTH
            </code>
          </CardContent>
        </Card>
      </div>
    </div>
  );
}
