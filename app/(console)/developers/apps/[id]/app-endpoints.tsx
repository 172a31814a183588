import { APP_EVENT_KINDS } from "@/lib/contracts/developers/events/event-scopes";
import { listEndpoints } from "@/lib/domain/developers/webhooks/endpoints/read";
import { readHealth } from "@/lib/domain/developers/webhooks/reading/health";
import { pageContext } from "@/lib/transports/actions/session/session";
import { CreateEndpoint } from "../../webhooks/_endpoints/create-endpoint";
import { EndpointTable } from "../../webhooks/_endpoints/endpoint-table";

const MOST_SHOWN = 50;

/** Where events are sent of everybody who let the app in. */
export async function AppEndpoints({ app }: { app: string }) {
  const ctx = await pageContext();
  const { data } = await listEndpoints(ctx, { limit: MOST_SHOWN, app_id: app });
  const health = await readHealth(ctx, data);
  return (
    <section aria-labelledby="app-webhooks" className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="app-webhooks" className="font-semibold text-lg">
          Webhooks
        </h2>
        <CreateEndpoint startOpen={false} kinds={APP_EVENT_KINDS} app={app} />
      </div>
      <p className="measure text-muted-foreground text-sm">
        One endpoint hears of everybody who lets the app in, of the events that their scopes allow. The envelope names
        the <code>creator</code>. Who ends the connection is heard of no more, from that moment on.
      </p>
      {data.length > 0 ? <EndpointTable endpoints={data} health={health} /> : null}
    </section>
  );
}
