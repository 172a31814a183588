import { cn } from "@/app/_ui/cn";
import { Link } from "@/app/_ui/controls/link";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/app/_ui/data/table";
import type { WebhookEndpointView } from "@/lib/contracts/developers/webhooks/webhooks";
import type { EndpointHealth } from "@/lib/domain/developers/webhooks/reading/health";
import { deadLettersText, faringText, latencyText, successText } from "../_deliveries/health-figures";
import { Sparkline } from "../_deliveries/sparkline";
import { endpointName } from "./endpoint-name";
import { EndpointStatus } from "./endpoint-status";
import { EventTypes } from "./event-types";

type EndpointTableProps = { endpoints: WebhookEndpointView[]; health: ReadonlyMap<string, EndpointHealth> };

/** Webhook endpoints and how they fared in the last 24 hours, one a row. On phones the lesser columns move under the address. */
export function EndpointTable({ endpoints, health }: EndpointTableProps) {
  return (
    <Table caption="Webhook endpoints">
      <TableHeader>
        <tr>
          <TableHead>Endpoint</TableHead>
          <TableHead className="hidden lg:table-cell">Events</TableHead>
          <TableHead className="hidden md:table-cell">Last 24 hours</TableHead>
          <TableHead className="hidden text-right sm:table-cell">Success</TableHead>
          <TableHead className="hidden text-right sm:table-cell">
            <abbr title="95 of 100 attempts were answered within" className="no-underline">
              p95
            </abbr>
          </TableHead>
          <TableHead className="hidden text-right md:table-cell">Dead letters</TableHead>
          <TableHead className="hidden sm:table-cell">Status</TableHead>
        </tr>
      </TableHeader>
      <TableBody>
        {endpoints.map((endpoint) => (
          <EndpointRow key={endpoint.id} endpoint={endpoint} health={health.get(endpoint.id)} />
        ))}
      </TableBody>
    </Table>
  );
}

function EndpointRow({ endpoint, health }: { endpoint: WebhookEndpointView; health?: EndpointHealth }) {
  const cell = "hidden py-3 align-top tabular-nums";
  const dead = health && health.dead_letters > 0;
  const name = endpointName(endpoint);
  return (
    <TableRow>
      <TableCell className="max-w-56 py-3 align-top lg:max-w-64">
        <Link
          href={`/developers/webhooks/${endpoint.id}`}
          title={endpoint.url}
          className="block truncate rounded-sm font-mono text-xs leading-5 underline-offset-4 hover:underline"
        >
          {endpoint.url}
        </Link>
        {name ? <p className="truncate text-muted-foreground">{name}</p> : null}
        <div className="mt-1.5 flex flex-wrap items-center gap-2 sm:hidden">
          <EndpointStatus endpoint={endpoint} />
          {health && health.attempts > 0 ? (
            <span className="text-muted-foreground text-xs tabular-nums">{faringText(health)}</span>
          ) : null}
        </div>
        <div className="mt-1 text-xs lg:hidden">
          <EventTypes types={endpoint.event_types} />
        </div>
      </TableCell>
      <TableCell className="hidden py-3 align-top lg:table-cell">
        <EventTypes types={endpoint.event_types} />
      </TableCell>
      <TableCell className={cn(cell, "md:table-cell")}>{health ? <Sparkline health={health} /> : null}</TableCell>
      <TableCell className={cn(cell, "text-right sm:table-cell")}>{health ? successText(health) : null}</TableCell>
      <TableCell className={cn(cell, "text-right sm:table-cell")}>{health ? latencyText(health) : null}</TableCell>
      <TableCell className={cn(cell, "text-right md:table-cell", dead && "font-medium text-danger-ink")}>
        {health ? deadLettersText(health) : null}
      </TableCell>
      <TableCell className="hidden py-3 align-top sm:table-cell">
        <EndpointStatus endpoint={endpoint} />
      </TableCell>
    </TableRow>
  );
}
