import { Webhook } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { Button } from "@/app/_ui/button";
import { EmptyState } from "@/app/_ui/empty-state";
import { LoadMore } from "@/app/_ui/load-more";
import { readStanding } from "@/lib/accounts/standing";
import { pageContext, requireCreator } from "@/lib/actions/session";
import { EVENT_KINDS } from "@/lib/contracts/events";
import { TIERS } from "@/lib/contracts/tiers";
import { listEndpoints } from "@/lib/webhooks/read";
import { PageHeader } from "../_parts/page-header";
import { CreateEndpoint } from "./create-endpoint";
import { EndpointTable } from "./endpoint-table";
import { VerifyNote } from "./verify-note";

export const metadata: Metadata = { title: "Webhooks" };

type WebhooksPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The creator's webhook endpoints, newest first. `?new` opens the dialog. */
export default async function WebhooksPage({ searchParams }: WebhooksPageProps) {
  await requireCreator("/developers/webhooks");
  const [params, ctx] = await Promise.all([searchParams, pageContext()]);
  const cursor = [params.cursor].flat()[0];
  const [page, { tier, webhook_endpoints }] = await Promise.all([
    listEndpoints(ctx, { limit: 50, cursor }),
    readStanding(ctx),
  ]);
  const startOpen = params.new !== undefined;
  return (
    <>
      <PageHeader
        title="Webhooks"
        lead={`Events are sent to your servers as they happen. ${webhook_endpoints.enabled} of ${webhook_endpoints.limit} endpoints on the ${TIERS[tier].name} plan.`}
        action={<CreateEndpoint key={String(startOpen)} startOpen={startOpen} kinds={EVENT_KINDS} />}
      />
      {page.data.length > 0 ? (
        <EndpointTable endpoints={page.data} now={ctx.now} />
      ) : (
        <EmptyState
          icon={Webhook}
          title="No endpoints yet"
          action={
            <Button asChild variant="secondary">
              <Link href="/developers/webhooks?new=1" scroll={false}>
                Add your first endpoint
              </Link>
            </Button>
          }
        >
          Add a URL of yours and learn of orders, reviews and posts without asking for them.
        </EmptyState>
      )}
      <LoadMore cursor={page.next_cursor} href="/developers/webhooks?cursor=" />
      <VerifyNote />
    </>
  );
}
