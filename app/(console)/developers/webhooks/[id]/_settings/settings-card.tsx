import { Copyable } from "@/app/_ui/controls/copyable";
import { Card, CardContent, CardHeader, CardTitle } from "@/app/_ui/looks/card";
import { RelativeTime } from "@/app/_ui/time/relative-time";
import { APP_EVENT_KINDS } from "@/lib/contracts/developers/events/event-scopes";
import { EVENT_KINDS } from "@/lib/contracts/developers/events/events";
import type { RecoveryView } from "@/lib/contracts/developers/webhooks/recoveries";
import type { WebhookEndpointView } from "@/lib/contracts/developers/webhooks/webhooks";
import { Detail } from "../../../_parts/detail";
import { DisableEndpoint } from "../../_endpoints/disable-endpoint";
import { EndpointStatus } from "../../_endpoints/endpoint-status";
import { EventTypes } from "../../_endpoints/event-types";
import { Recover } from "../_deliveries/recover";
import { RecoveryProgress } from "../_deliveries/recovery-progress";
import { EditEndpoint } from "./edit-endpoint";
import { EnableEndpoint } from "./enable-endpoint";
import { RotateSecret } from "./rotate-secret";

type SettingsCardProps = { endpoint: WebhookEndpointView; recovery?: RecoveryView; now: Date };

const DAY_MS = 86_400_000;

/** What an endpoint is set to, and everything that can be done to it. */
export function SettingsCard({ endpoint, recovery, now }: SettingsCardProps) {
  const { id, url, status, header_names, previous_secret_until: previous } = endpoint;
  const enabled = status === "enabled";
  const overlap = previous !== null && Date.parse(previous) > now.getTime();
  return (
    <Card>
      <CardHeader>
        <CardTitle>Endpoint</CardTitle>
      </CardHeader>
      <CardContent className="grid gap-4 pt-3">
        <dl className="grid gap-3 text-sm sm:[&>div]:grid">
          <Detail name="Status">
            <EndpointStatus endpoint={endpoint} />
          </Detail>
          <Detail name="Id">
            <Copyable value={id} label="endpoint id" />
          </Detail>
          <Detail name="Events">
            <EventTypes types={endpoint.event_types} />
          </Detail>
          <Detail name="Signing secret">
            <code className="text-xs">{endpoint.secret_prefix}…</code>
            {overlap ? (
              <span className="block text-muted-foreground text-xs">
                Former ones sign too, until <RelativeTime at={previous} now={now} />
              </span>
            ) : null}
          </Detail>
          {header_names.length > 0 ? (
            <Detail name="Headers of your own">
              <code className="wrap-anywhere text-xs">{header_names.join(", ")}</code>
            </Detail>
          ) : null}
          <Detail name="Created">
            <RelativeTime at={endpoint.created_at} now={now} />
          </Detail>
        </dl>
        <div className="flex flex-wrap gap-2">
          {enabled ? null : <EnableEndpoint id={id} />}
          <EditEndpoint endpoint={endpoint} kinds={endpoint.app_id ? APP_EVENT_KINDS : EVENT_KINDS} />
          <RotateSecret id={id} url={url} />
          {enabled ? (
            <>
              <Recover id={id} dayAgo={new Date(now.getTime() - DAY_MS).toISOString().slice(0, 16)} />
              <DisableEndpoint target={{ id, url }} />
            </>
          ) : null}
        </div>
        {recovery ? (
          <div className="border-border border-t pt-4">
            <RecoveryProgress recovery={recovery} now={now} />
          </div>
        ) : null}
      </CardContent>
    </Card>
  );
}
