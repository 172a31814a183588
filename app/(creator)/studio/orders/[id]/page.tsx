import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { BriefView } from "@/app/_parts/brief/brief-view";
import { OrderConversation } from "@/app/_parts/conversation/order-conversation";
import { LiveOrder } from "@/app/_parts/live-order";
import { CancelPanel } from "@/app/_parts/settling/cancel-panel";
import { DisputePanel } from "@/app/_parts/settling/dispute-panel";
import { MoneyPanel } from "@/app/_parts/settling/money-panel";
import { orNotFound } from "@/app/_ui/feedback/or-not-found";
import { RelativeTime } from "@/app/_ui/time/relative-time";
import { Deliveries } from "@/app/(site)/orders/[id]/_order/deliveries";
import { dueOf } from "@/app/(site)/orders/[id]/_order/due";
import { Timeline } from "@/app/(site)/orders/[id]/_order/timeline";
import { type OrderDetailView, OrderParams } from "@/lib/contracts/trade/creator-orders";
import { getOrder } from "@/lib/domain/trade/orders/reading/list";
import { leadsTo } from "@/lib/domain/trade/orders/transitions";
import { waitingFiles } from "@/lib/domain/trade/orders/work/attach-file";
import { findReviewOfOrder } from "@/lib/domain/trade/reviews/read";
import { readSettling } from "@/lib/domain/trade/settling/read";
import { pageContext, requireCreator } from "@/lib/transports/actions/session";
import { PageHeader } from "../../_parts/page-header";
import { DeliverForm } from "./_order/deliver-form";
import { Facts } from "./_order/facts";
import { GiveBack } from "./_order/give-back";
import { ReviewOfOrder } from "./_order/review-of-order";

export const metadata: Metadata = { title: "Order" };

type OrderPageProps = { params: Promise<{ id: string }> };

/** One order as its creator works on it: deliver, see what came back, refund. */
export default async function StudioOrderPage({ params }: OrderPageProps) {
  const { id } = await params;
  const { name } = await requireCreator(`/studio/orders/${id}`);
  if (!OrderParams.safeParse({ id }).success) notFound();
  const ctx = await pageContext();
  const order = await orNotFound(getOrder(ctx, id));
  const deliverable = leadsTo(order.status, "DELIVERED");
  const [review, files] = await Promise.all([findReviewOfOrder(ctx, id), deliverable ? waitingFiles(ctx, id) : []]);
  const settling = await readSettling(ctx, id);
  const of = { orderId: id, side: "creator" } as const;
  return (
    <>
      <PageHeader
        title={order.product_title}
        parent={{ label: "Orders", href: "/studio/orders" }}
        lead={<Lead order={order} now={ctx.now} />}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <AskedFor order={order} />
          <CancelPanel {...of} cancel={settling.cancel} />
          <DisputePanel {...of} dispute={settling.dispute} now={ctx.now} files={`/orders/${id}/files`} />
          <BriefView brief={order.brief} fileHref={(file) => `/orders/${id}/files/${file}`} now={ctx.now} />
          {deliverable ? <DeliverForm orderId={id} again={order.delivery_number > 0} waiting={files} /> : null}
          <Deliveries
            order={order}
            deliveries={order.deliveries}
            fileHref={(file) => `/orders/${id}/files/${file}`}
            side="creator"
            now={ctx.now}
          />
          {review ? <ReviewOfOrder review={review} name={name} now={ctx.now} /> : null}
          {order.paid_at ? (
            <OrderConversation orderId={order.id} as="creator" other={order.buyer?.name ?? "the buyer"} />
          ) : null}
          <section aria-labelledby="timeline" className="grid gap-4">
            <h2 id="timeline" className="font-semibold text-lg">
              Timeline
            </h2>
            <Timeline entries={order.timeline} now={ctx.now} />
          </section>
        </div>
        <aside aria-label="About this order" className="grid gap-4 [&>button]:w-full">
          <Facts order={order} now={ctx.now} />
          <MoneyPanel {...of} money={settling.money} />
          <GiveBack order={order} />
          <LiveOrder href={`/orders/${id}/state`} updatedAt={order.updated_at} />
        </aside>
      </div>
    </>
  );
}

type Shown = { order: OrderDetailView };

function Lead({ order, now }: Shown & { now: Date }) {
  if (!order.buyer) return "Not paid yet";
  const due = dueOf(order);
  return (
    <>
      Ordered by {order.buyer.name ?? "a buyer"}
      {due ? (
        <>
          , due <RelativeTime at={due} now={now} />
        </>
      ) : null}
    </>
  );
}

/** What the buyer wrote last, while it is what the order waits for: changes to make, or a dispute to answer. */
function AskedFor({ order }: Shown) {
  const last = order.timeline.at(-1);
  if (!last?.note || last.to !== order.status) return null;
  if (last.to !== "REVISION_REQUESTED" && last.to !== "DISPUTED") return null;
  const disputed = last.to === "DISPUTED";
  return (
    <section
      aria-labelledby="asked"
      className={`grid gap-1 rounded-md px-5 py-4 ${disputed ? "bg-danger-tint text-danger-ink" : "bg-warning-tint text-warning-ink"}`}
    >
      <h2 id="asked" className="font-semibold">
        {disputed ? "What the buyer disputes" : "What is to change"}
      </h2>
      <p className="wrap-anywhere measure whitespace-pre-line text-foreground">{last.note}</p>
    </section>
  );
}
