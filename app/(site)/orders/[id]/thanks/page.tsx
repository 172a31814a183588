import type { Metadata } from "next";
import { BriefPanel } from "@/app/_parts/orders/brief/brief-panel";
import { nextStepOf } from "@/app/_parts/orders/workroom/next-step";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { ForgottenDraft } from "@/app/_ui/form/kept/forgotten-draft";
import { Card } from "@/app/_ui/looks/card";
import { type BuyerOrderView, isBriefOpen } from "@/lib/contracts/trade/orders/orders";
import { reviewEndOf } from "@/lib/domain/trade/orders/work/review-window";
import { readSettling } from "@/lib/domain/trade/settling/read";
import { linkContext } from "@/lib/transports/actions/session/session";
import { AccountOffer } from "../_order/account-offer";
import { PaymentWait } from "../_order/payment-wait";
import { Receipt } from "../_order/receipt";
import { ReviewForm } from "../_order/review-form";
import { Standing, WhatComes } from "../_order/thanks";
import { sendBrief } from "../brief-action";
import { loadOrder, type OrderPageProps, orderHref } from "../load-order";

export const metadata: Metadata = { title: "Thank you" };

/** Where the buyer lands from the hosted checkout: thanks, or later where the order stands; the brief's open question and directly under it the review form, then what was bought and what comes next. */
export default async function ThanksPage(props: OrderPageProps) {
  const { order, brief, agreed, review, draft, can_review, token } = await loadOrder(props);
  const ctx = await linkContext(order.id, token);
  if (order.status === "CHECKOUT_OPEN")
    return <Frame>{[<PaymentWait key="wait" />, <Receipt key="r" order={order} />]}</Frame>;
  if (order.status === "EXPIRED") return <Expired order={order} />;
  const settling = await readSettling(ctx, order.id, token);
  const names = { buyer: "The buyer", creator: order.creator.display_name };
  const step = nextStepOf({ order, settling, reviewable: can_review && !review, names }, "buyer");
  return (
    <Frame>
      <ForgottenDraft form="order-brief" subject={order.product_id} />
      <Standing order={order} step={step} />
      {isBriefOpen(order) ? (
        <BriefPanel
          orderId={order.id}
          token={token}
          creator={order.creator.display_name}
          brief={brief}
          agreed={agreed}
          send={sendBrief}
        />
      ) : null}
      <Card className="p-5 sm:p-6">
        <h2 className="mb-4 font-semibold text-xl">Your review</h2>
        <ReviewForm
          orderId={order.id}
          token={token}
          creator={order.creator.display_name}
          ends={reviewEndOf(order)}
          review={review}
          draft={draft}
          canReview={can_review}
        />
      </Card>
      <Receipt order={order} />
      {ctx.actor.kind === "anonymous" ? <AccountOffer orderId={order.id} token={token} /> : null}
      <WhatComes order={order} href={orderHref(order.id, "", token)} />
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
