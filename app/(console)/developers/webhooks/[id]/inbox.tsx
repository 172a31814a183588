import { Inbox as InboxIcon } from "lucide-react";
import { Link } from "@/app/_ui/controls/link";
import { EmptyState } from "@/app/_ui/feedback/empty-state";
import { Badge } from "@/app/_ui/looks/badge";
import { Card } from "@/app/_ui/looks/card";
import { CodeBlock } from "@/app/_ui/text/code-block";
import { RelativeTime } from "@/app/_ui/time/relative-time";
import type { InboxMessage } from "@/lib/contracts/developers/webhooks/webhook-inboxes";
import { deliveryHref } from "../_deliveries/delivery-href";
import { prettyJson } from "../_deliveries/pretty-json";

/** What the built-in receiver got, newest first; each opens into the request as it came. */
export function Inbox({ messages, now }: { messages: InboxMessage[]; now: Date }) {
  return (
    <section aria-labelledby="inbox" className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="inbox" className="font-semibold text-lg">
        Inbox
      </h2>
      <p className="measure text-muted-foreground text-sm">
        This endpoint is received here: signatures are verified, repeated events noticed, and the last 50 requests kept
        for a week.
      </p>
      {messages.length > 0 ? (
        <Card className="divide-y divide-border overflow-hidden">
          {messages.map((message) => (
            <Message key={message.id} message={message} now={now} />
          ))}
        </Card>
      ) : (
        <EmptyState icon={InboxIcon} title="Waiting for a first delivery">
          Send a test event: it arrives here within a second.
        </EmptyState>
      )}
    </section>
  );
}

function Message({ message, now }: { message: InboxMessage; now: Date }) {
  const headers = Object.entries(message.headers).map(([name, value]) => `${name}: ${value}`);
  return (
    <details className="group">
      <summary className="flex list-none items-baseline gap-3 px-4 py-2.5 text-sm hover:bg-muted/40">
        <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <code className="text-xs">{message.event_type}</code>
          <Badge tone="success">Signature verified</Badge>
          {message.repeated ? <Badge tone="outline">Known event</Badge> : null}
        </span>
        <span className="ml-auto text-muted-foreground text-xs">
          <RelativeTime at={message.received_at} now={now} />
        </span>
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 px-4 pb-4">
        <CodeBlock code={headers.join("\n")} label="headers" />
        <CodeBlock code={prettyJson(message.body)} label="body" />
        <Link
          href={deliveryHref(message.delivery_id)}
          className="w-fit rounded-sm text-primary-ink text-sm underline underline-offset-4"
        >
          Its delivery
        </Link>
      </div>
    </details>
  );
}
