import { ScrollText, SearchX } from "lucide-react";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { EmptyState } from "@/app/_ui/feedback/empty-state";
import { LoadMore } from "@/app/_ui/feedback/load-more";
import { orFirstPage } from "@/app/_ui/feedback/or-first-page";
import { CodeBlock } from "@/app/_ui/text/code-block";
import { ExactTime } from "@/app/_ui/time/exact-time";
import { env } from "@/lib/core/env";
import { listRequests } from "@/lib/domain/developers/request-logs/read";
import { listCredentials } from "@/lib/domain/developers/request-logs/redacting/credentials";
import { currentUser, pageContext } from "@/lib/transports/actions/session/session";
import { meCall } from "../_parts/first-call";
import { filterOf, type LogFilters, logsHref } from "./filters";
import { LogTable } from "./log-table";

type LogListProps = { filters: LogFilters; cursor?: string; now: Date };

/** A page of requests. */
export async function LogList({ filters, cursor, now }: LogListProps) {
  const ctx = await pageContext();
  const filter = filterOf(filters, now);
  const [page, credentials] = await Promise.all([
    orFirstPage((at) => listRequests(ctx, filter, { cursor: at }), cursor),
    listCredentials(ctx),
  ]);
  if (page.data.length === 0) return logsHref(filters) === logsHref() ? <NoRequests /> : <NothingFound />;
  const address = logsHref(filters);
  return (
    <>
      <p className="mb-2 text-muted-foreground text-sm">
        {cursor ? "Older requests" : "Newest first"}, as of <ExactTime at={now.getTime()} form="clock" />. A request
        appears within two seconds.
      </p>
      <LogTable
        requests={page.data}
        names={new Map(credentials.map(({ id, name }) => [id, name]))}
        hrefOf={(request) => logsHref({ ...filters, cursor, request })}
        now={now}
      />
      <LoadMore
        cursor={page.next_cursor}
        href={`${address}${address.includes("?") ? "&" : "?"}cursor=`}
        label="Older requests"
      />
    </>
  );
}

async function NoRequests() {
  const user = await currentUser();
  return (
    <EmptyState
      icon={ScrollText}
      title="No requests yet"
      action={
        <Button asChild>
          <Link href="/developers/keys?new=1">Create key</Link>
        </Button>
      }
    >
      <p>Make a first call, and it shows up here with its status, its duration and the key that made it.</p>
      <CodeBlock className="mt-4 text-left text-foreground" code={meCall(env().BASE_URL, user ?? { handle: null })} />
    </EmptyState>
  );
}

function NothingFound() {
  return (
    <EmptyState
      icon={SearchX}
      title="No request matches"
      action={
        <Button asChild variant="secondary">
          <Link href={logsHref()} scroll={false}>
            Clear filters
          </Link>
        </Button>
      }
    >
      Take a filter off or widen the time. Requests are kept for 30 days.
    </EmptyState>
  );
}
