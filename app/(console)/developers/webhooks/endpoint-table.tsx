import { ChevronDown } from "lucide-react";
import { Badge } from "@/app/_ui/badge";
import { Copyable } from "@/app/_ui/copyable";
import { RelativeTime } from "@/app/_ui/relative-time";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/app/_ui/table";
import type { WebhookEndpointView } from "@/lib/contracts/webhooks";
import { DisableEndpoint } from "./disable-endpoint";

type EndpointTableProps = { endpoints: WebhookEndpointView[]; now: Date };

/** Webhook endpoints, one a row. On phones the lesser columns move under the address. */
export function EndpointTable({ endpoints, now }: EndpointTableProps) {
  return (
    <Table caption="Webhook endpoints">
      <TableHeader>
        <tr>
          <TableHead>Endpoint</TableHead>
          <TableHead className="hidden md:table-cell">Events</TableHead>
          <TableHead className="hidden lg:table-cell">Secret</TableHead>
          <TableHead className="hidden lg:table-cell">Created</TableHead>
          <TableHead className="hidden sm:table-cell">Status</TableHead>
          <TableHead>
            <span className="sr-only">Actions</span>
          </TableHead>
        </tr>
      </TableHeader>
      <TableBody>
        {endpoints.map((endpoint) => (
          <EndpointRow key={endpoint.id} endpoint={endpoint} now={now} />
        ))}
      </TableBody>
    </Table>
  );
}

function EndpointRow({ endpoint, now }: { endpoint: WebhookEndpointView; now: Date }) {
  return (
    <TableRow>
      <TableCell className="max-w-56 py-3 align-top lg:max-w-72">
        <p className="truncate font-mono text-xs leading-5" title={endpoint.url}>
          {endpoint.url}
        </p>
        {endpoint.description ? <p className="truncate">{endpoint.description}</p> : null}
        <Copyable value={endpoint.id} label="endpoint id" className="text-muted-foreground" />
        <div className="mt-1 flex flex-wrap items-center gap-2 sm:hidden">
          <EndpointStatus endpoint={endpoint} />
        </div>
        <div className="mt-1 md:hidden">
          <EventTypes types={endpoint.event_types} />
        </div>
      </TableCell>
      <TableCell className="hidden py-3 align-top md:table-cell">
        <EventTypes types={endpoint.event_types} />
      </TableCell>
      <TableCell className="hidden py-3 align-top font-mono text-muted-foreground text-xs leading-5 lg:table-cell">
        {endpoint.secret_prefix}…
      </TableCell>
      <TableCell className="hidden py-3 align-top text-muted-foreground lg:table-cell">
        <RelativeTime at={endpoint.created_at} now={now} />
      </TableCell>
      <TableCell className="hidden py-3 align-top sm:table-cell">
        <EndpointStatus endpoint={endpoint} />
      </TableCell>
      <TableCell className="w-px whitespace-nowrap py-2 pr-2 pl-0 text-right align-top">
        {endpoint.status === "enabled" ? <DisableEndpoint target={{ id: endpoint.id, url: endpoint.url }} /> : null}
      </TableCell>
    </TableRow>
  );
}

function EventTypes({ types }: { types: string[] }) {
  const [first, ...rest] = types;
  if (first === "*") return "All events";
  if (rest.length === 0) return <span className="font-mono text-xs">{first}</span>;
  return (
    <details className="group">
      <summary className="inline-flex list-none items-center gap-1 rounded-sm">
        <span className="font-mono text-xs">{first}</span>
        <span className="text-muted-foreground">+{rest.length}</span>
        <ChevronDown
          aria-hidden
          className="size-3.5 text-muted-foreground transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="mt-1 grid gap-0.5 font-mono text-xs">
        {rest.map((type) => (
          <li key={type}>{type}</li>
        ))}
      </ul>
    </details>
  );
}

function EndpointStatus({ endpoint }: { endpoint: WebhookEndpointView }) {
  if (endpoint.status === "disabled") {
    const failed = endpoint.disabled_reason === "consecutive_dead_letters";
    return (
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Badge tone={failed ? "danger" : "neutral"}>Disabled</Badge>
        <span className="text-muted-foreground text-xs">{failed ? "after 50 failed deliveries" : "by you"}</span>
      </span>
    );
  }
  const failing = endpoint.consecutive_dead_letters;
  return failing > 0 ? <Badge tone="warning">{failing} failed in a row</Badge> : <Badge tone="success">Enabled</Badge>;
}
