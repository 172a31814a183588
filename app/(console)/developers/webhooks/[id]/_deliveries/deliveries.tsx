import { PackageOpen, SearchX } from "lucide-react";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { EmptyState } from "@/app/_ui/feedback/empty-state";
import { LoadMore } from "@/app/_ui/feedback/load-more";
import { orFirstPage } from "@/app/_ui/feedback/or-first-page";
import type { LeftOut } from "@/app/_ui/form/filters/left-out";
import { listDeliveries } from "@/lib/domain/developers/webhooks/reading/read-deliveries";
import { pageContext } from "@/lib/transports/actions/session/session";
import { Live } from "../../../../../_parts/live";
import { DeliveryTable } from "./delivery-table";
import { FilterBar } from "./filter-bar";
import { type DeliveryFilters, endpointHref, queryOf } from "./filters";

type DeliveriesProps = {
  id: string;
  filters: DeliveryFilters;
  vain: LeftOut<"event_id">;
  cursor?: string;
  enabled: boolean;
};

const PAGE = 25;

/** An endpoint's deliveries, newest first, under their filters. */
export async function Deliveries({ id, filters, vain, cursor, enabled }: DeliveriesProps) {
  const ctx = await pageContext();
  const query = queryOf(filters, ctx.now);
  const page = await orFirstPage((at) => listDeliveries(ctx, id, { ...query, limit: PAGE, cursor: at }), cursor);
  const address = endpointHref(id, filters);
  const filtered = address !== endpointHref(id);
  return (
    <section className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 className="font-semibold text-lg">Deliveries</h2>
        <Live at={ctx.now.toISOString()} />
      </div>
      <FilterBar id={id} filters={filters} vain={vain} />
      {page.data.length > 0 ? (
        <div>
          <DeliveryTable key={cursor} deliveries={page.data} now={ctx.now.toISOString()} replayable={enabled} />
          <LoadMore
            cursor={page.next_cursor}
            href={`${address}${filtered ? "&" : "?"}cursor=`}
            label="Older deliveries"
          />
        </div>
      ) : (
        <Nothing id={id} filtered={filtered} />
      )}
    </section>
  );
}

function Nothing({ id, filtered }: { id: string; filtered: boolean }) {
  if (!filtered) {
    return (
      <EmptyState icon={PackageOpen} title="Nothing has been sent yet">
        Send a test event, and it shows up here with what your receiver answered.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={SearchX}
      title="No delivery matches"
      action={
        <Button asChild variant="secondary">
          <Link href={endpointHref(id)} scroll={false}>
            Clear filters
          </Link>
        </Button>
      }
    >
      Take a filter off or widen the time.
    </EmptyState>
  );
}
