import { CircleCheck } from "lucide-react";
import { Link } from "@/app/_ui/controls/link";
import { Card, CardHeader, CardTitle } from "@/app/_ui/looks/card";
import { RelativeTime } from "@/app/_ui/time/relative-time";
import { listRequests } from "@/lib/domain/developers/request-logs/read";
import { pageContext } from "@/lib/transports/actions/session/session";
import { StatusBadge } from "../_parts/status-badge";
import { logsHref } from "../logs/filters";

const SHOWN = 5;

/** The last requests that were refused or failed, each a link to its place in the log. */
export async function RecentErrors() {
  const ctx = await pageContext();
  const { data, has_more } = await listRequests(ctx, { status: "errors" }, { limit: SHOWN });
  return (
    <Card>
      <CardHeader className="flex flex-wrap items-center justify-between gap-x-4 pb-3">
        <CardTitle>Recent errors</CardTitle>
        {has_more ? (
          <Link
            href={logsHref({ status: "errors" })}
            className="rounded-sm text-primary-ink text-sm underline-offset-4 hover:underline"
          >
            All errors
          </Link>
        ) : null}
      </CardHeader>
      {data.length === 0 ? (
        <p className="flex items-center gap-2 px-5 pb-5 text-muted-foreground">
          <CircleCheck aria-hidden className="size-4 text-success" />
          No request was refused in the last 30 days.
        </p>
      ) : (
        <ul className="divide-y divide-border border-border border-t">
          {data.map((request) => (
            <li key={request.id} className="relative flex items-start gap-3 px-5 py-3 hover:bg-muted/40">
              <StatusBadge status={request.status} />
              <div className="min-w-0 flex-1">
                <Link
                  href={logsHref({ status: "errors", request: request.id })}
                  className="block truncate font-mono text-xs leading-5 after:absolute after:inset-0"
                >
                  <span className="text-muted-foreground">{request.method}</span> {request.path}
                </Link>
                <p className="truncate font-mono text-muted-foreground text-xs leading-5">{request.error_code}</p>
              </div>
              <RelativeTime at={request.at} now={ctx.now} className="text-muted-foreground text-sm" />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
