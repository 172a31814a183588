import { ChevronDown } from "lucide-react";
import { EmptyState } from "@/app/_ui/feedback/empty-state";
import { Badge } from "@/app/_ui/looks/badge";
import { Card } from "@/app/_ui/looks/card";
import { CodeBlock } from "@/app/_ui/text/code-block";
import { formatDuration } from "@/app/_ui/time/duration";
import { ExactTime } from "@/app/_ui/time/exact-time";
import type { DeliveryAttemptView, DeliveryDetailView } from "@/lib/contracts/developers/webhooks/deliveries";
import { MAX_ATTEMPTS } from "@/lib/domain/developers/webhooks/delivery/schedule";
import { StatusBadge } from "../../../_parts/status-badge";

const NONE = {
  PENDING: ["Nothing has been sent yet", "The first attempt follows within a second."],
  ATTEMPTING: ["It is being sent", "The answer shows up here."],
  SKIPPED: ["Nothing was sent", "The endpoint was disabled when it was due. Replay it once the endpoint is enabled."],
} as const;

/** Every attempt, newest first and open: when, what was sent, what came back. */
export function Attempts({ delivery }: { delivery: DeliveryDetailView }) {
  const { attempts, state } = delivery;
  if (attempts.length === 0) {
    const [title, text] = state in NONE ? NONE[state as keyof typeof NONE] : NONE.PENDING;
    return <EmptyState title={title}>{text}</EmptyState>;
  }
  return (
    <Card className="divide-y divide-border overflow-hidden">
      {attempts.toReversed().map((attempt, i) => (
        <Attempt key={attempt.id} attempt={attempt} open={i === 0} />
      ))}
    </Card>
  );
}

function Attempt({ attempt, open }: { attempt: DeliveryAttemptView; open: boolean }) {
  const { number, status, error, latency_ms, started_at } = attempt;
  return (
    <details open={open} className="group">
      <summary className="flex list-none flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3 text-sm hover:bg-muted/40">
        <ChevronDown aria-hidden className="size-4 text-muted-foreground transition-transform group-open:rotate-180" />
        <span className="font-medium tabular-nums">
          Attempt {number} of {MAX_ATTEMPTS}
        </span>
        {status === null ? <Badge tone="danger">No answer</Badge> : <StatusBadge status={status} />}
        <span className="text-muted-foreground tabular-nums">{formatDuration(latency_ms)}</span>
        <ExactTime at={started_at} form="precise" className="ml-auto text-muted-foreground text-xs tabular-nums" />
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 px-4 pb-5 lg:grid-cols-2">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-2">
          <h3 className="font-medium text-sm">Request</h3>
          <CodeBlock
            code={[`POST ${attempt.url ?? ""}`, ...lines(attempt.request_headers)].join("\n")}
            label="request headers"
          />
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-2">
          <h3 className="font-medium text-sm">Response</h3>
          {error ? <p className="wrap-anywhere text-danger-ink text-sm">{error}</p> : null}
          {attempt.response_headers ? (
            <CodeBlock code={lines(attempt.response_headers).join("\n") || "(no headers)"} label="response headers" />
          ) : null}
          {attempt.response_body ? <CodeBlock code={attempt.response_body} label="response body" /> : null}
          {status !== null && attempt.response_headers === null ? (
            <p className="text-muted-foreground text-sm">What it answered was kept for 30 days.</p>
          ) : null}
          {attempt.response_headers && !attempt.response_body ? (
            <p className="text-muted-foreground text-sm">Without a body.</p>
          ) : null}
        </div>
      </div>
    </details>
  );
}

function lines(headers: Record<string, string>): string[] {
  return Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
}
