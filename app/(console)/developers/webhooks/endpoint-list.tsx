import { Webhook } from "lucide-react";
import Link from "next/link";
import { Button } from "@/app/_ui/button";
import { EmptyState } from "@/app/_ui/empty-state";
import { LoadMore } from "@/app/_ui/load-more";
import { readStanding } from "@/lib/accounts/standing";
import { pageContext } from "@/lib/actions/session";
import { TIERS } from "@/lib/contracts/tiers";
import { readHealth } from "@/lib/webhooks/health";
import { listEndpoints } from "@/lib/webhooks/read";
import { EndpointTable } from "./endpoint-table";
import { OpenInbox } from "./open-inbox";

const PAGE = 50;

/** A page of endpoints, and how many the plan allows. */
export async function EndpointList({ cursor }: { cursor?: string }) {
  const ctx = await pageContext();
  const [page, { tier, webhook_endpoints }] = await Promise.all([
    listEndpoints(ctx, { limit: PAGE, cursor }),
    readStanding(ctx),
  ]);
  if (page.data.length === 0) return <NoEndpoints />;
  const health = await readHealth(ctx, page.data);
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="text-muted-foreground text-sm">
          {webhook_endpoints.enabled} of {webhook_endpoints.limit} enabled on the {TIERS[tier].name} plan
        </p>
        <OpenInbox small />
      </div>
      <EndpointTable endpoints={page.data} health={health} />
      <LoadMore cursor={page.next_cursor} href="/developers/webhooks?cursor=" />
    </>
  );
}

function NoEndpoints() {
  return (
    <EmptyState
      icon={Webhook}
      title="No endpoints yet"
      action={
        <>
          <Button asChild variant="secondary">
            <Link href="/developers/webhooks?new=1" scroll={false}>
              Add your first endpoint
            </Link>
          </Button>
          <OpenInbox />
        </>
      }
    >
      Add a URL of yours and learn of orders, reviews and posts without asking for them. No server yet? The built-in
      inbox receives them for you.
    </EmptyState>
  );
}
