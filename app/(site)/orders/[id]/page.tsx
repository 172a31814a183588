import type { Metadata } from "next";
import Link from "next/link";
import { BriefPanel } from "@/app/_parts/brief/brief-panel";
import { BriefText } from "@/app/_parts/brief/brief-view";
import { OrderConversation } from "@/app/_parts/conversation/order-conversation";
import { LiveOrder } from "@/app/_parts/live-order";
import { CancelPanel } from "@/app/_parts/settling/cancel-panel";
import { DisputePanel } from "@/app/_parts/settling/dispute-panel";
import { MoneyPanel } from "@/app/_parts/settling/money-panel";
import { Button } from "@/app/_ui/controls/button";
import { Breadcrumb } from "@/app/_ui/frame/breadcrumb";
import { Card } from "@/app/_ui/looks/card";
import { ExactTime } from "@/app/_ui/time/exact-time";
import { RelativeTime } from "@/app/_ui/time/relative-time";
import { type BuyerOrderView, isBriefOpen } from "@/lib/contracts/trade/orders";
import { readSettling } from "@/lib/domain/trade/settling/read";
import { pageContext } from "@/lib/transports/actions/session";
import { Section } from "../../_parts/section";
import { Choices, Dispute } from "./_order/choices";
import { Deliveries } from "./_order/deliveries";
import { dueOf } from "./_order/due";
import { OrderAgain } from "./_order/order-again";
import { Receipt } from "./_order/receipt";
import { ORDER_STATES } from "./_order/status";
import { Timeline } from "./_order/timeline";
import { sendBrief } from "./brief-action";
import { fileHref, loadOrder, type OrderPageProps, orderHref, stateHref } from "./load-order";

export const metadata: Metadata = { title: "Your order" };

/** An order as its buyer sees it: state, what was delivered, receipt, timeline. */
export default async function OrderPage(props: OrderPageProps) {
  const page = await loadOrder(props);
  const { order, timeline, deliveries, review, can_review, can, token } = page;
  const ctx = await pageContext();
  const { now, actor } = ctx;
  const settling = await readSettling(ctx, order.id, token);
  const of = { orderId: order.id, token, side: "buyer" } as const;
  const due = dueOf(order);
  return (
    <div className="shell grid max-w-2xl grid-cols-1 gap-8 py-10 sm:py-14">
      <header className="grid gap-1">
        {actor.kind === "user" && !token ? (
          <div className="mb-3">
            <Breadcrumb crumbs={[{ label: "Your orders", href: "/orders" }, { label: order.product_title }]} />
          </div>
        ) : null}
        <h1 className="font-semibold text-2xl">Your order</h1>
        <p className="text-lg text-muted-foreground">
          {nextOf(order)}
          {due ? (
            <>
              {" "}
              Delivery is due <RelativeTime at={due} now={now} />, on <ExactTime at={due} />.
            </>
          ) : null}
        </p>
        <LiveOrder href={stateHref(order.id, token)} updatedAt={page.updated_at} />
      </header>
      <Deliveries order={order} deliveries={deliveries} fileHref={(id) => fileHref(order.id, id, token)} now={now} />
      <Choices order={order} can={can} token={token} />
      <DisputePanel {...of} dispute={settling.dispute} now={now} files={`/orders/${order.id}/files`} />
      <Brief page={page} />
      <Receipt order={order} href={orderHref(order.id, "receipt", token)} />
      <MoneyPanel {...of} money={settling.money} />
      <OrderAgain order={order} token={token} />
      {can_review || review ? (
        <div className="flex flex-wrap items-center justify-between gap-4 rounded-md border border-border bg-primary-tint/40 px-5 py-4">
          <p className="font-medium">
            {review ? "You have reviewed this order." : order.closed_at ? "How did it go?" : "How is it going?"}
          </p>
          <Button asChild variant={review ? "secondary" : "primary"}>
            <Link href={orderHref(order.id, "review", token)}>{review ? "See your review" : "Write a review"}</Link>
          </Button>
        </div>
      ) : null}
      {order.paid_at ? (
        <Section id="conversation" title="Conversation">
          <OrderConversation orderId={order.id} as="buyer" token={token} other={order.creator.display_name} />
        </Section>
      ) : null}
      <Section id="timeline" title="Timeline">
        <Timeline entries={timeline} now={now} />
      </Section>
      <CancelPanel {...of} cancel={settling.cancel} />
      <Dispute order={order} can={can} token={token} />
    </div>
  );
}

/** The buyer's words: to be written until the first delivery, to be read after it. */
function Brief({ page: { order, brief, token } }: { page: Awaited<ReturnType<typeof loadOrder>> }) {
  if (isBriefOpen(order))
    return (
      <BriefPanel
        key={brief.updated_at}
        orderId={order.id}
        token={token}
        creator={order.creator.display_name}
        brief={brief}
        send={sendBrief}
      />
    );
  if (brief.status === "MISSING") return null;
  return (
    <Section id="brief" title="Your brief">
      <Card className="p-5 sm:p-6">
        <BriefText brief={brief} fileHref={(id) => fileHref(order.id, id, token)} />
      </Card>
    </Section>
  );
}

/** What comes next; a refund that is on its way is said whatever the state. */
function nextOf(order: BuyerOrderView): string {
  if (order.refund_requested_at && !order.refunded_at) return "The refund is on its way.";
  return ORDER_STATES[order.status].next;
}
