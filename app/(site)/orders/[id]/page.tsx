import type { Metadata } from "next";
import Link from "next/link";
import { Button } from "@/app/_ui/button";
import { pageContext } from "@/lib/actions/session";
import { Section } from "../../_parts/section";
import { Deliveries } from "./_order/deliveries";
import { Receipt } from "./_order/receipt";
import { ORDER_STATES } from "./_order/status";
import { Timeline } from "./_order/timeline";
import { loadOrder, type OrderPageProps, orderHref } from "./load-order";

export const metadata: Metadata = { title: "Your order" };

/** An order as its buyer sees it: state, what was delivered, receipt, timeline. */
export default async function OrderPage(props: OrderPageProps) {
  const { order, timeline, deliveries, review, can_review, token } = await loadOrder(props);
  const { now } = await pageContext();
  return (
    <div className="shell grid max-w-2xl grid-cols-1 gap-8 py-10 sm:py-14">
      <header className="grid gap-1">
        <h1 className="font-semibold text-2xl">Your order</h1>
        <p className="text-lg text-muted-foreground">{ORDER_STATES[order.status].next}</p>
      </header>
      <Deliveries order={order} deliveries={deliveries} now={now} />
      <Receipt order={order} />
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
      <Section id="timeline" title="Timeline">
        <Timeline entries={timeline} now={now} />
      </Section>
    </div>
  );
}
