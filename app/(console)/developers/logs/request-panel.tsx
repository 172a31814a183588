import { Copyable } from "@/app/_ui/controls/copyable";
import { Link } from "@/app/_ui/controls/link";
import { Sheet } from "@/app/_ui/controls/sheet";
import { CodeBlock } from "@/app/_ui/text/code-block";
import { formatDuration } from "@/app/_ui/time/duration";
import { ExactTime } from "@/app/_ui/time/exact-time";
import { relativeTime } from "@/app/_ui/time/relative-time";
import { env } from "@/lib/core/env";
import { DomainError } from "@/lib/core/errors";
import { asCurl } from "@/lib/domain/developers/request-logs/curl";
import { getRequest } from "@/lib/domain/developers/request-logs/read";
import { listCredentials } from "@/lib/domain/developers/request-logs/redacting/credentials";
import type { RequestView } from "@/lib/domain/developers/request-logs/view";
import { pageContext } from "@/lib/transports/actions/session/session";
import { Detail, DetailList } from "../_parts/detail";
import { referenceHref } from "../_parts/reference-href";
import { StatusBadge } from "../_parts/status-badge";
import { logsHref } from "./filters";
import { RequestBodies } from "./request-bodies";

type RequestPanelProps = { id: string; keeps: boolean; closeHref: string; now: Date };

const link = "rounded-sm text-primary-ink underline-offset-4 hover:underline";

/** All that is known of one request, in a panel of its own address. */
export async function RequestPanel({ id, keeps, closeHref, now }: RequestPanelProps) {
  const ctx = await pageContext();
  const [request, credentials] = await Promise.all([getRequest(ctx, id).catch(orNothing), listCredentials(ctx)]);
  if (!request) {
    return (
      <Sheet title="Request" closeHref={closeHref}>
        <h2 className="pr-10 font-semibold text-xl">This request is not in your log</h2>
        <p className="text-muted-foreground">Requests are kept for 30 days. The link may also be another creator's.</p>
      </Sheet>
    );
  }
  const credential = credentials.find((known) => known.id === request.credential.id);
  return (
    <Sheet title={`Request ${request.method} ${request.path}`} closeHref={closeHref}>
      <div className="grid gap-2 pr-10">
        <div className="flex flex-wrap items-center gap-2">
          <StatusBadge status={request.status} />
          {request.error_code ? (
            <a href={`/docs/errors#${request.error_code}`} className={`${link} font-mono text-sm`}>
              {request.error_code}
            </a>
          ) : null}
        </div>
        <h2 className="wrap-anywhere font-medium font-mono text-base">
          {request.method} {request.path}
        </h2>
        {request.error_message ? <p className="wrap-anywhere text-danger-ink">{request.error_message}</p> : null}
      </div>
      <Details request={request} credential={credential} now={now} />
      <RequestBodies request={request} keeps={keeps} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <h3 className="font-medium">Copy as curl</h3>
        <CodeBlock
          code={asCurl(request, env().BASE_URL)}
          label="as curl"
          className="[&_pre]:whitespace-pre-wrap [&_pre]:wrap-anywhere"
        />
        <p className="text-muted-foreground text-sm">
          Set <code>GUILDHALL_TOKEN</code> to a key of yours, and put what it sends into <code>body.json</code> where a
          body is needed.
        </p>
      </div>
    </Sheet>
  );
}

type DetailsProps = { request: RequestView; credential?: { name: string; prefix: string | null }; now: Date };

function Details({ request, credential, now }: DetailsProps) {
  const at = Date.parse(request.at);
  return (
    <div className="border-border border-y py-4">
      <DetailList>
        <Detail name="Time">
          <ExactTime at={request.at} form="precise" />
          <span className="text-muted-foreground"> ({relativeTime(at, now.getTime())})</span>
        </Detail>
        <Detail name="Duration">{formatDuration(request.duration_ms)}</Detail>
        <Detail name="Request id">
          <Copyable value={request.request_id} label="request id" />
        </Detail>
        <Detail name="Operation">
          <a href={referenceHref(request.operation)} className={`${link} font-mono text-xs`}>
            {request.operation}
          </a>
        </Detail>
        {request.query ? (
          <Detail name="Query">
            <code className="wrap-anywhere text-xs">{request.query}</code>
          </Detail>
        ) : null}
        <Detail name="Credential">
          <Link href={logsHref({ credential: request.credential.id })} scroll={false} className={link}>
            {credential?.name ?? request.credential.id}
          </Link>
          {credential?.prefix ? <code className="ml-2 text-muted-foreground text-xs">{credential.prefix}…</code> : null}
        </Detail>
        {request.order_id ? (
          <Detail name="Order">
            <Link href={logsHref({ order_id: request.order_id })} scroll={false} className={link}>
              <code className="wrap-anywhere text-xs">{request.order_id}</code>
            </Link>
          </Detail>
        ) : null}
        <Detail name="Address">
          <code className="text-xs">{request.ip ?? "unknown"}</code>
        </Detail>
        <Detail name="User agent">
          <span className="wrap-anywhere">{request.user_agent ?? "none sent"}</span>
        </Detail>
      </DetailList>
    </div>
  );
}

function orNothing(error: unknown): undefined {
  if (error instanceof DomainError && error.code === "not_found") return undefined;
  throw error;
}
