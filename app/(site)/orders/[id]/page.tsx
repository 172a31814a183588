import type { Metadata } from "next";
import { OrderConversation } from "@/app/_parts/conversation/order-conversation";
import { BriefPanel } from "@/app/_parts/orders/brief/brief-panel";
import { BriefText } from "@/app/_parts/orders/brief/brief-view";
import { LiveOrder } from "@/app/_parts/orders/live-order";
import { CancelPanel } from "@/app/_parts/orders/settling/cancel-panel";
import { DisputePanel } from "@/app/_parts/orders/settling/dispute-panel";
import { MoneyPanel } from "@/app/_parts/orders/settling/money-panel";
import { AnswerDueDate, ProposeDueDate } from "@/app/_parts/orders/workroom/due-date";
import { Workroom } from "@/app/_parts/orders/workroom/frame";
import { type NextStep, nextStepOf } from "@/app/_parts/orders/workroom/next-step";
import { NextStepCard } from "@/app/_parts/orders/workroom/next-step-card";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { Breadcrumb } from "@/app/_ui/frame/navigation/breadcrumb";
import { Card } from "@/app/_ui/looks/card";
import { isBriefOpen } from "@/lib/contracts/trade/orders/orders";
import { showOrderThread } from "@/lib/domain/contact/threads/reading/show";
import { readSettling } from "@/lib/domain/trade/settling/read";
import { linkContext } from "@/lib/transports/actions/session/session";
import { Section } from "../../_parts/section";
import { Choices, Dispute } from "./_order/choices";
import { Deliveries } from "./_order/deliveries";
import { howItGoes } from "./_order/how-it-goes";
import { OrderAgain } from "./_order/order-again";
import { Receipt } from "./_order/receipt";
import { Timeline } from "./_order/timeline";
import { sendBrief } from "./brief-action";
import { fileHref, liveHref, loadOrder, type OrderPageProps, orderHref } from "./load-order";

export const metadata: Metadata = { title: "Your order" };

type Loaded = Awaited<ReturnType<typeof loadOrder>>;

/** The workroom of an order, as its buyer sees it. */
export default async function OrderPage(props: OrderPageProps) {
  const page = await loadOrder(props);
  const { order, timeline, deliveries, review, can_review, can, token } = page;
  const ctx = await linkContext(order.id, token);
  const { now, actor } = ctx;
  const [settling, talk] = await Promise.all([
    readSettling(ctx, order.id, token),
    order.paid_at ? showOrderThread(ctx, order.id, { as: "buyer", token }) : null,
  ]);
  const of = { orderId: order.id, token, side: "buyer" } as const;
  const creator = order.creator.display_name;
  const names = { buyer: "The buyer", creator };
  const step = nextStepOf({ order, settling, reviewable: can_review && !review, names }, "buyer");
  const brief = <Brief key="brief" page={page} />;
  const versions = (
    <Deliveries
      key="versions"
      order={order}
      deliveries={deliveries}
      fileHref={(id) => fileHref(order.id, id, token)}
      now={now}
    />
  );
  return (
    <div className="shell grid grid-cols-1 gap-6 py-8 sm:py-10">
      <header className="grid gap-1">
        {actor.kind === "user" && !token ? (
          <div className="mb-3">
            <Breadcrumb crumbs={[{ label: "Your orders", href: "/orders" }, { label: order.product_title }]} />
          </div>
        ) : null}
        <h1 className="wrap-anywhere font-semibold text-2xl">
          <span className="block font-medium text-base text-muted-foreground">Your order</span>{" "}
          <bdi>{order.product_title}</bdi>
        </h1>
        <LiveOrder href={liveHref(order.id, token)} />
      </header>
      <Workroom
        unread={talk?.thread.unread ?? 0}
        next={
          <NextStepCard step={step} side="buyer" other={creator} now={now}>
            <Does page={page} step={step} />
          </NextStepCard>
        }
        conversation={
          order.paid_at ? (
            <OrderConversation orderId={order.id} shown={talk} as="buyer" token={token} other={creator} now={now} />
          ) : null
        }
      >
        <DisputePanel
          {...of}
          dispute={settling.dispute}
          timeline={timeline}
          now={now}
          files={`/orders/${order.id}/files`}
        />
        {deliveries.length > 0 ? [versions, brief] : brief}
        <Section id="timeline" title="Timeline">
          <Timeline entries={timeline} now={now} />
        </Section>
        <Receipt order={order} href={orderHref(order.id, "receipt", token)} />
        <MoneyPanel {...of} money={settling.money} disputed={order.status === "DISPUTED"} creator={creator} />
        {step.does === "again" ? null : <OrderAgain order={order} token={token} />}
        {step.does !== "review" && (can_review || review) ? (
          <ReviewLink href={orderHref(order.id, "review", token)} written={review !== null} status={order.status} />
        ) : null}
        <ProposeDueDate order={order} side="buyer" token={token} />
        <CancelPanel orderId={order.id} token={token} cancel={settling.cancel} />
        <Dispute order={order} can={can} token={token} />
      </Workroom>
    </div>
  );
}

/** What the buyer does about the next step, in its card. */
function Does({ page: { order, can, token, checkout_url }, step }: { page: Loaded; step: NextStep }) {
  if (step.does === "pay")
    return checkout_url ? (
      <Button asChild size="lg" className="w-fit max-sm:w-full">
        <a href={checkout_url}>Continue to payment</a>
      </Button>
    ) : null;
  if (step.does === "judge")
    return (
      <>
        <Choices order={order} can={can} token={token} />
        <a href="#delivery" className="w-fit rounded-sm text-primary-ink hover:underline">
          See what was delivered
        </a>
      </>
    );
  if (step.does === "answer_date") return <AnswerDueDate order={order} side="buyer" token={token} />;
  if (step.does === "again") return <OrderAgain order={order} token={token} />;
  if (step.does === "review")
    return (
      <Button asChild size="lg" className="w-fit max-sm:w-full">
        <Link href={orderHref(order.id, "review", token)}>Write a review</Link>
      </Button>
    );
  const place = { brief: ["#brief", "Answer now"], settle: ["#settling", "Go to the dispute"] } as const;
  const led = step.does === "brief" || step.does === "settle" ? place[step.does] : null;
  if (!led) return null;
  return (
    <Button asChild size="lg" className="w-fit max-sm:w-full">
      <a href={led[0]}>{led[1]}</a>
    </Button>
  );
}

type ReviewLinkProps = { href: string; written: boolean; status: Loaded["order"]["status"] };

function ReviewLink({ href, written, status }: ReviewLinkProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-md border border-border px-5 py-4">
      <p className="font-medium">{written ? "You have reviewed this order." : howItGoes(status)}</p>
      <Button asChild variant="secondary">
        <Link href={href}>{written ? "See your review" : "Write a review"}</Link>
      </Button>
    </div>
  );
}

/** The buyer's words: to be written until the first delivery, to be read after it. */
function Brief({ page: { order, brief, agreed, token } }: { page: Loaded }) {
  if (isBriefOpen(order))
    return (
      <BriefPanel
        orderId={order.id}
        token={token}
        creator={order.creator.display_name}
        brief={brief}
        agreed={agreed}
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
