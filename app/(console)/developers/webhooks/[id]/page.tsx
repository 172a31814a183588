import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Link } from "@/app/_ui/controls/link";
import { orNotFound } from "@/app/_ui/feedback/or-not-found";
import { leftOut } from "@/app/_ui/form/filters/left-out";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { EVENT_KINDS } from "@/lib/contracts/developers/events/events";
import { idOf } from "@/lib/contracts/values/ids";
import { readEndpoint } from "@/lib/domain/developers/webhooks/endpoints/read";
import { readInbox } from "@/lib/domain/developers/webhooks/inbox/read";
import { readHealth } from "@/lib/domain/developers/webhooks/reading/health";
import { latestRecovery } from "@/lib/domain/developers/webhooks/replay/recover";
import { pageContext, requireUser } from "@/lib/transports/actions/session/session";
import { PageHeader } from "../../_parts/page-header";
import { endpointName } from "../_endpoints/endpoint-name";
import { Deliveries } from "./_deliveries/deliveries";
import { endpointHref, readFilters } from "./_deliveries/filters";
import { SettingsCard } from "./_settings/settings-card";
import { HealthSummary } from "./health-summary";
import { Inbox } from "./inbox";
import { SendTest } from "./send-test";

export const metadata: Metadata = { title: "Webhook endpoint" };

const DISABLED: Readonly<Record<string, string>> = {
  consecutive_dead_letters: "This endpoint was disabled after 50 dead letters in a row.",
  access_ended: "This endpoint was disabled because the access of the app or the key that made it has ended.",
};

type EndpointPageProps = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** One of the creator's endpoints: how it fares, what was sent to it, and what can be changed. Filters are in the address. */
export default async function EndpointPage({ params, searchParams }: EndpointPageProps) {
  const { id } = await params;
  const query = await searchParams;
  if (!idOf("whe").safeParse(id).success) notFound();
  const filters = readFilters(query);
  await requireUser(endpointHref(id, filters));
  const ctx = await pageContext();
  const [endpoint, health, recovery, messages] = await Promise.all([
    orNotFound(readEndpoint(ctx, id)),
    readHealth(ctx, [{ id }]),
    latestRecovery(ctx, id),
    readInbox(ctx, id),
  ]);
  const enabled = endpoint.status === "enabled";
  const known = health.get(id);
  return (
    <>
      <PageHeader
        title={endpointName(endpoint) || new URL(endpoint.url).host}
        parent={{ label: "Webhooks", href: "/developers/webhooks" }}
        lead={
          <>
            <code className="wrap-anywhere text-sm">{endpoint.url}</code>
            {endpoint.app_id ? (
              <>
                , of everybody who let in{" "}
                <Link href={`/developers/apps/${endpoint.app_id}`} className="underline underline-offset-4">
                  your app
                </Link>
              </>
            ) : null}
          </>
        }
        action={enabled ? <SendTest id={id} kinds={EVENT_KINDS} /> : undefined}
      />
      {enabled ? null : (
        <FormAlert tone="warning" className="mb-6">
          {DISABLED[endpoint.disabled_reason ?? ""] ?? "You disabled this endpoint."} What happens now is skipped.
          Enable it, then recover what it missed.
        </FormAlert>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_300px]">
        <SettingsCard endpoint={endpoint} recovery={recovery} now={ctx.now} />
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-8 lg:col-start-1 lg:row-start-1">
          {messages ? <Inbox messages={messages} now={ctx.now} /> : null}
          {known ? <HealthSummary health={known} /> : null}
          <Deliveries
            id={id}
            filters={filters}
            vain={leftOut(filters, query, ["event_id"])}
            cursor={[query.cursor].flat()[0]}
            enabled={enabled}
          />
        </div>
      </div>
    </>
  );
}
