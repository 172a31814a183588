import { CircleCheck } from "lucide-react";
import type { Metadata } from "next";
import { BriefPanel } from "@/app/_parts/brief/brief-panel";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { ForgottenDraft } from "@/app/_ui/form/kept/forgotten-draft";
import { Card } from "@/app/_ui/looks/card";
import { type BuyerOrderView, isBriefOpen } from "@/lib/contracts/trade/orders/orders";
import { pageContext } from "@/lib/transports/actions/session";
import { AccountOffer } from "../_order/account-offer";
import { PaymentWait } from "../_order/payment-wait";
import { Receipt } from "../_order/receipt";
import { ReviewForm } from "../_order/review-form";
import { sendBrief } from "../brief-action";
import { loadOrder, type OrderPageProps, orderHref } from "../load-order";

export const metadata: Metadata = { title: "Thank you" };

/** Where the buyer lands from the hosted checkout: thanks, the brief's open question, what was bought and what comes next, and the review form. */
export default async function ThanksPage(props: OrderPageProps) {
  const { order, brief, agreed, review, can_review, token } = await loadOrder(props);
  const { actor } = await pageContext();
  if (order.status === "CHECKOUT_OPEN")
    return <Frame>{[<PaymentWait key="wait" />, <Receipt key="r" order={order} />]}</Frame>;
  if (order.status === "EXPIRED") return <Expired order={order} />;
  return (
    <Frame>
      <ForgottenDraft form="order-brief" subject={order.product_id} />
      <header className="grid justify-items-center gap-2 text-center">
        <CircleCheck aria-hidden className="size-10 animate-rise-in text-success" strokeWidth={1.75} />
        <h1 className="font-semibold text-2xl">Thank you. Your order is paid.</h1>
        <p className="max-w-[52ch] text-balance text-lg text-muted-foreground">
          {order.creator.display_name} has been told and delivers within{" "}
          {order.delivery_days === 1 ? "one day" : `${order.delivery_days} days`}
          {order.awaits_brief ? " of your answers below" : ""}.
        </p>
      </header>
      {isBriefOpen(order) ? (
        <BriefPanel
          key={brief.updated_at}
          orderId={order.id}
          token={token}
          creator={order.creator.display_name}
          brief={brief}
          agreed={agreed}
          send={sendBrief}
        />
      ) : null}
      <Receipt order={order} />
      {actor.kind === "anonymous" ? <AccountOffer orderId={order.id} token={token} /> : null}
      <NextSteps order={order} href={orderHref(order.id, "", token)} />
      <Card className="p-5 sm:p-6">
        <h2 className="mb-4 font-semibold text-xl">Your review</h2>
        <ReviewForm
          orderId={order.id}
          token={token}
          creator={order.creator.display_name}
          closed={order.closed_at !== null}
          review={review}
          canReview={can_review}
        />
      </Card>
    </Frame>
  );
}

function Frame({ children }: { children: React.ReactNode }) {
  return <div className="shell grid max-w-2xl grid-cols-1 gap-6 py-12 sm:py-16">{children}</div>;
}

function Expired({ order }: { order: BuyerOrderView }) {
  return (
    <Frame>
      <ForgottenDraft form="order-brief" subject={order.product_id} />
      <header className="grid justify-items-center gap-2 text-center">
        <h1 className="font-semibold text-2xl">This checkout has expired</h1>
        <p className="text-balance text-lg text-muted-foreground">
          There is no order. If you paid nevertheless, the whole amount goes back to your card by itself.
        </p>
        <Button asChild className="mt-2">
          <Link href={`/${order.creator.handle}`}>Back to {order.creator.display_name}</Link>
        </Button>
      </header>
      <Receipt order={order} />
    </Frame>
  );
}

function NextSteps({ order, href }: { order: BuyerOrderView; href: string }) {
  return (
    <section aria-labelledby="next" className="grid gap-3">
      <h2 id="next" className="font-semibold text-lg">
        What happens next
      </h2>
      <ol className="grid list-decimal gap-1.5 pl-5 marker:text-muted-foreground">
        <li>{order.creator.display_name} does the work and marks it delivered.</li>
        <li>You have 72 hours to accept it or to ask for changes. After that it counts as accepted.</li>
        <li>You can review it until 14 days after the order closes.</li>
      </ol>
      <p className="text-muted-foreground">Keep the order's address: it opens your order without an account.</p>
      <Button asChild variant="secondary" className="w-fit">
        <Link href={href}>Open the order</Link>
      </Button>
    </section>
  );
}
