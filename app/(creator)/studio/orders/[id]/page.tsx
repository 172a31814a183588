import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { OrderConversation } from "@/app/_parts/conversation/order-conversation";
import { BriefView } from "@/app/_parts/orders/brief/brief-view";
import { LiveOrder } from "@/app/_parts/orders/live-order";
import { AnswerCancel } from "@/app/_parts/orders/settling/cancel-panel";
import { DisputePanel } from "@/app/_parts/orders/settling/dispute-panel";
import { MoneyPanel } from "@/app/_parts/orders/settling/money-panel";
import { AnswerDueDate, ProposeDueDate } from "@/app/_parts/orders/workroom/due-date";
import { Workroom } from "@/app/_parts/orders/workroom/frame";
import { nextStepOf } from "@/app/_parts/orders/workroom/next-step";
import { NextStepCard } from "@/app/_parts/orders/workroom/next-step-card";
import { Button } from "@/app/_ui/controls/button";
import { orNotFound } from "@/app/_ui/feedback/or-not-found";
import { MomentsInText } from "@/app/_ui/time/moments-in-text";
import { Deliveries } from "@/app/(site)/orders/[id]/_order/deliveries";
import { Timeline } from "@/app/(site)/orders/[id]/_order/timeline";
import { type OrderDetailView, OrderParams } from "@/lib/contracts/trade/orders/creator-orders";
import { showOrderThread } from "@/lib/domain/contact/threads/reading/show";
import { getOrder } from "@/lib/domain/trade/orders/reading/list";
import { leadsTo } from "@/lib/domain/trade/orders/transitions";
import { waitingFiles } from "@/lib/domain/trade/orders/work/attach-file";
import { netCents } from "@/lib/domain/trade/payouts/net";
import { readPaidOut } from "@/lib/domain/trade/payouts/paid-out";
import { findReviewOfOrder } from "@/lib/domain/trade/reviews/read";
import { readSettling } from "@/lib/domain/trade/settling/read";
import { pageContext, requireCreator } from "@/lib/transports/actions/session/session";
import { PageHeader } from "../../_parts/page-header";
import { DeliverForm } from "./_order/deliver-form";
import { Facts } from "./_order/facts";
import { GiveBack } from "./_order/give-back";
import { ReviewOfOrder } from "./_order/review-of-order";

export const metadata: Metadata = { title: "Order" };

type OrderPageProps = { params: Promise<{ id: string }> };

/** The workroom of an order, as its creator works on it: deliver, see what came back, refund. */
export default async function StudioOrderPage({ params }: OrderPageProps) {
  const { id } = await params;
  const { name } = await requireCreator(`/studio/orders/${id}`);
  if (!OrderParams.safeParse({ id }).success) notFound();
  const ctx = await pageContext();
  const { now } = ctx;
  const order = await orNotFound(getOrder(ctx, id));
  const deliverable = leadsTo(order.status, "DELIVERED");
  const [review, waiting, settling, talk, paidOut] = await Promise.all([
    findReviewOfOrder(ctx, id),
    deliverable ? waitingFiles(ctx, id) : [],
    readSettling(ctx, id),
    order.paid_at ? showOrderThread(ctx, id, { as: "creator" }) : null,
    readPaidOut(ctx, id),
  ]);
  const of = { orderId: id, side: "creator" } as const;
  const buyer = order.buyer?.name ?? "The buyer";
  const facts = { order, settling, reviewable: false, names: { buyer, creator: name } };
  const step = nextStepOf(facts, "creator");
  const fileHref = (file: string) => `/orders/${id}/files/${file}`;
  return (
    <>
      <PageHeader
        title={order.product_title}
        parent={{ label: "Orders", href: "/studio/orders" }}
        lead={order.buyer ? `Ordered by ${order.buyer.name ?? "a buyer"}` : "Not paid yet"}
        action={<LiveOrder href={`/orders/${id}/live`} />}
      />
      <Workroom
        unread={talk?.thread.unread ?? 0}
        next={
          <NextStepCard step={step} side="creator" other={buyer} now={now}>
            <AskedFor order={order} />
            {step.does === "answer_date" ? <AnswerDueDate order={order} side="creator" /> : null}
            {step.does === "answer_cancel" ? (
              <div className="flex flex-wrap gap-2 *:max-sm:w-full">
                <GiveBack order={order} />
                <AnswerCancel orderId={id} />
              </div>
            ) : null}
            {step.does === "deliver" ? <Led href="#deliver-form">Go to the delivery</Led> : null}
            {step.does === "settle" ? <Led href="#settling">Go to the dispute</Led> : null}
          </NextStepCard>
        }
        conversation={
          order.paid_at ? <OrderConversation orderId={id} shown={talk} as="creator" other={buyer} now={now} /> : null
        }
      >
        <DisputePanel
          {...of}
          dispute={settling.dispute}
          timeline={order.timeline}
          now={now}
          files={`/orders/${id}/files`}
        />
        <BriefView brief={order.brief} status={order.status} fileHref={fileHref} now={now} />
        {deliverable && !settling.cancel.asked_at ? (
          <DeliverForm orderId={id} again={order.delivery_number > 0} waiting={waiting} />
        ) : null}
        <Deliveries order={order} deliveries={order.deliveries} fileHref={fileHref} side="creator" now={now} />
        {review ? <ReviewOfOrder review={review} name={name} now={now} /> : null}
        <section aria-labelledby="timeline" className="grid gap-4">
          <h2 id="timeline" className="font-semibold text-lg">
            Timeline
          </h2>
          <Timeline entries={order.timeline} now={now} />
        </section>
        <Facts order={order} now={now} />
        <MoneyPanel
          {...of}
          money={settling.money}
          disputed={order.status === "DISPUTED"}
          yours={{ cents: leftOf(order), status: order.status, acceptBy: order.accept_by, paidOut }}
        />
        <ProposeDueDate order={order} side="creator" />
        {step.does === "answer_cancel" ? null : (
          <div className="grid justify-items-start">
            <GiveBack order={order} />
          </div>
        )}
      </Workroom>
    </>
  );
}

/** What stays with the creator once all that goes back has gone. */
function leftOf(order: OrderDetailView): number {
  const refundedCents = order.refunded_cents + order.refund_pending_cents;
  return netCents({ amountCents: order.amount_cents, feeCents: order.fee_cents, refundedCents });
}

function Led({ href, children }: { href: string; children: string }) {
  return (
    <Button asChild size="lg" className="w-fit max-sm:w-full">
      <a href={href}>{children}</a>
    </Button>
  );
}

/** What the buyer wrote last, while it is what the order waits for: changes to make, or a dispute to answer. */
function AskedFor({ order }: { order: OrderDetailView }) {
  const last = order.timeline.filter(({ from, to }) => from !== to).at(-1);
  if (!last?.note || last.to !== order.status) return null;
  if (last.to !== "REVISION_REQUESTED" && last.to !== "DISPUTED") return null;
  const disputed = last.to === "DISPUTED";
  return (
    <section
      aria-labelledby="asked"
      className={`grid gap-1 rounded-md px-4 py-3 ${disputed ? "bg-danger-tint text-danger-ink" : "bg-warning-tint text-warning-ink"}`}
    >
      <h3 id="asked" className="font-semibold">
        {disputed ? "What the buyer disputes" : "What is to change"}
      </h3>
      <p dir="auto" className="wrap-anywhere measure whitespace-pre-line text-foreground">
        <MomentsInText>{last.note}</MomentsInText>
      </p>
    </section>
  );
}
