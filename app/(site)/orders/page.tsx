import type { Metadata } from "next";
import { ConfirmAddress } from "@/app/_parts/account/confirm-address";
import { LocalOutbox } from "@/app/_parts/local-outbox";
import { Link } from "@/app/_ui/controls/link";
import { Money } from "@/app/_ui/data/money";
import { LoadMore } from "@/app/_ui/feedback/load-more";
import { orFirstPage } from "@/app/_ui/feedback/or-first-page";
import { ExactTime } from "@/app/_ui/time/exact-time";
import { RelativeTime } from "@/app/_ui/time/relative-time";
import type { BuyerOrderView } from "@/lib/contracts/trade/orders/orders";
import { isVerified } from "@/lib/domain/people/accounts/signing-in/verify-email";
import { listBoughtOrders } from "@/lib/domain/trade/orders/reading/bought";
import { pageContext, requireUser } from "@/lib/transports/actions/session/session";
import { OrderAgain } from "./[id]/_order/order-again";
import { OrderStatusBadge } from "./[id]/_order/status";
import { FirstOrder } from "./first-order";
import { groupsOf, turnOf } from "./groups";

export const metadata: Metadata = { title: "Your orders" };

type OrdersPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const SHOWN = 20;

/** What the signed-in person bought: every order with the address they have proved to read, a page of them at a time, what waits for them on top. */
export default async function OrdersPage({ searchParams }: OrdersPageProps) {
  const user = await requireUser("/orders");
  const ctx = await pageContext();
  const sent = [(await searchParams).cursor].flat()[0];
  const [verified, page] = await Promise.all([
    isVerified(ctx),
    orFirstPage((cursor) => listBoughtOrders(ctx, { limit: SHOWN, cursor }), sent),
  ]);
  return (
    <div className="shell grid max-w-3xl grid-cols-1 gap-6 py-10 sm:py-14">
      <header className="grid gap-1">
        <h1 className="font-semibold text-2xl">Your orders</h1>
        <p className="wrap-anywhere text-lg text-muted-foreground">Everything that was ordered with {user.email}.</p>
      </header>
      {page.data.length > 0 ? (
        <>
          <ConfirmAddress then="the orders that were paid with this address are yours to see" />
          <Orders orders={page.data} next={page.next_cursor} now={ctx.now} />
        </>
      ) : (
        <FirstOrder email={user.email} verified={verified} note={<LocalOutbox />} />
      )}
    </div>
  );
}

function Orders({ orders, next, now }: { orders: BuyerOrderView[]; next: string | null; now: Date }) {
  const groups = groupsOf(orders);
  const alone = groups.every(({ key }) => key === "others");
  return (
    <div className="grid grid-cols-1 gap-6">
      {groups.map(({ key, title, orders }) => (
        <section key={key} aria-label={title} className="grid grid-cols-1 gap-2">
          {alone ? null : (
            <div className="grid gap-0.5">
              <h2 className="font-semibold text-lg">{title}</h2>
              {key === "unpaid" ? (
                <p className="text-muted-foreground">
                  Nothing was charged for these. Each closes by itself unless it is paid.
                </p>
              ) : null}
            </div>
          )}
          <ul className="divide-y divide-border rounded-md border border-border bg-card shadow-sm">
            {orders.map((order) => (
              <OrderLine key={order.id} order={order} now={now} />
            ))}
          </ul>
        </section>
      ))}
      <LoadMore cursor={next} href="/orders?cursor=" label="Older orders" />
    </div>
  );
}

function OrderLine({ order, now }: { order: BuyerOrderView; now: Date }) {
  const turn = turnOf(order);
  return (
    <li className="relative flex items-center justify-between gap-4 px-4 py-4 hover:bg-muted/40 sm:px-5">
      <div className="grid min-w-0 gap-0.5">
        <Link
          href={`/orders/${order.id}`}
          className="wrap-anywhere line-clamp-2 rounded-sm font-medium text-lg before:absolute before:inset-0 before:content-['']"
        >
          {order.product_title}
        </Link>
        <p className="wrap-anywhere text-muted-foreground text-sm">
          {order.creator.display_name} · <RelativeTime at={order.paid_at ?? order.created_at} now={now} />
        </p>
        {turn ? <p className="font-medium text-primary-ink text-sm">Your turn: {turn}</p> : null}
        {order.status === "CHECKOUT_OPEN" ? (
          <p className="text-sm">
            Can be paid until <ExactTime at={order.expires_at} />
          </p>
        ) : null}
      </div>
      <div className="grid shrink-0 justify-items-end gap-1.5">
        <Money cents={order.amount_cents} currency={order.currency} className="font-medium" />
        <OrderStatusBadge order={order} />
        <span className="relative">
          <OrderAgain order={order} inList />
        </span>
      </div>
    </li>
  );
}
