import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Copyable } from "@/app/_ui/controls/copyable";
import { Link } from "@/app/_ui/controls/link";
import { orNotFound } from "@/app/_ui/feedback/or-not-found";
import { Card, CardContent } from "@/app/_ui/looks/card";
import { CodeBlock } from "@/app/_ui/text/code-block";
import { RelativeTime } from "@/app/_ui/time/relative-time";
import type { DeliveryDetailView } from "@/lib/contracts/developers/webhooks/deliveries";
import { idOf } from "@/lib/contracts/values/ids";
import { getDelivery } from "@/lib/domain/developers/webhooks/reading/read-deliveries";
import { pageContext, requireUser } from "@/lib/transports/actions/session/session";
import { Live } from "../../../../../_parts/live";
import { Countdown } from "../../../_parts/countdown";
import { Detail, DetailList } from "../../../_parts/detail";
import { PageHeader } from "../../../_parts/page-header";
import { deliveryHref } from "../../_deliveries/delivery-href";
import { DeliveryState, DeliveryTrigger } from "../../_deliveries/delivery-state";
import { prettyJson } from "../../_deliveries/pretty-json";
import { endpointHref } from "../../[id]/_deliveries/filters";
import { Attempts } from "./attempts";
import { Replay } from "./replay";

export const metadata: Metadata = { title: "Webhook delivery" };

const link = "wrap-anywhere rounded-sm text-primary-ink underline underline-offset-4";

/** One delivery: what is sent, every attempt and its answer, and when the next one is due. Follows what happens by itself. */
export default async function DeliveryPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  if (!idOf("del").safeParse(id).success) notFound();
  await requireUser(deliveryHref(id));
  const ctx = await pageContext();
  const delivery = await orNotFound(getDelivery(ctx, id));
  const settled = delivery.completed_at !== null;
  return (
    <>
      <PageHeader
        title={delivery.event_type}
        parent={{ label: "Webhooks", href: "/developers/webhooks" }}
        lead={<Copyable value={id} label="delivery id" />}
        action={<Replay id={id} />}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <Card>
          <CardContent>
            <Facts delivery={delivery} now={ctx.now} />
          </CardContent>
        </Card>
        <section aria-labelledby="attempts" className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
            <h2 id="attempts" className="font-semibold text-lg">
              Attempts
            </h2>
            {settled ? null : <Live at={ctx.now.toISOString()} every={2} />}
          </div>
          <Attempts delivery={delivery} />
        </section>
        <section aria-labelledby="body" className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <h2 id="body" className="font-semibold text-lg">
            Request body
          </h2>
          <p className="text-muted-foreground text-sm">
            Indented here. It is sent and signed as one line, the same bytes in every attempt and replay.
          </p>
          <CodeBlock code={prettyJson(delivery.request_body)} label="request body" />
        </section>
      </div>
    </>
  );
}

function Facts({ delivery, now }: { delivery: DeliveryDetailView; now: Date }) {
  const { endpoint_id, event_id, next_attempt_at: next } = delivery;
  return (
    <DetailList>
      <Detail name="State">
        <span className="flex flex-wrap items-center gap-2">
          <DeliveryState delivery={delivery} /> <DeliveryTrigger delivery={delivery} />
        </span>
      </Detail>
      {next ? (
        <Detail name="Next attempt">
          <Countdown to={next} now={now.toISOString()} />
        </Detail>
      ) : null}
      <Detail name="Endpoint">
        <Link href={endpointHref(endpoint_id)} className={link}>
          {delivery.url}
        </Link>
      </Detail>
      <Detail name="Event">
        <span className="flex flex-wrap items-center gap-x-3">
          <Copyable value={event_id} label="event id" />
          <Link href={endpointHref(endpoint_id, { event_id })} className={link}>
            All its deliveries
          </Link>
        </span>
      </Detail>
      <Detail name="Created">
        <RelativeTime at={delivery.created_at} now={now} />
      </Detail>
      {delivery.completed_at ? (
        <Detail name="Settled">
          <RelativeTime at={delivery.completed_at} now={now} />
        </Detail>
      ) : null}
    </DetailList>
  );
}
