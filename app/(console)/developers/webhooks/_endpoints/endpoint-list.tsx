import { BookText, Webhook } from "lucide-react";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { LoadMore } from "@/app/_ui/feedback/load-more";
import { TIERS } from "@/lib/contracts/tiers";
import { listEndpoints } from "@/lib/domain/developers/webhooks/endpoints/read";
import { readHealth } from "@/lib/domain/developers/webhooks/reading/health";
import { readStanding } from "@/lib/domain/people/accounts/standing/standing";
import { pageContext } from "@/lib/transports/actions/session/session";
import { NoneYet } from "../../_parts/none-yet";
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
        <div className="flex flex-wrap gap-1">
          <Button asChild variant="ghost" size="sm">
            <Link href="/developers/webhooks/events">
              <BookText aria-hidden /> Event catalogue
            </Link>
          </Button>
          <OpenInbox small />
        </div>
      </div>
      <EndpointTable endpoints={page.data} health={health} />
      <LoadMore cursor={page.next_cursor} href="/developers/webhooks?cursor=" />
    </>
  );
}

function NoEndpoints() {
  return (
    <NoneYet
      icon={Webhook}
      title="No endpoints yet"
      next={{ href: "/developers/webhooks?new=1", label: "Add your first endpoint" }}
      more={<OpenInbox />}
    >
      Add a URL of yours and learn of{" "}
      <Link href="/developers/webhooks/events" className="rounded-sm text-primary-ink underline underline-offset-4">
        orders, reviews and posts
      </Link>{" "}
      without asking for them. No server yet? The built-in inbox receives them for you.
    </NoneYet>
  );
}
