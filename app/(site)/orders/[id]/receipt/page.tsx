import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ReceiptPaper } from "@/app/_parts/orders/receipt/receipt-paper";
import { Breadcrumb } from "@/app/_ui/frame/navigation/breadcrumb";
import { readReceipt } from "@/lib/domain/trade/orders/reading/receipt";
import { readSettling } from "@/lib/domain/trade/settling/read";
import { linkContext } from "@/lib/transports/actions/session/session";
import { loadOrder, type OrderPageProps, orderHref } from "../load-order";

export const metadata: Metadata = { title: "Receipt" };

/** The receipt of a paid order, for its buyer. */
export default async function ReceiptPage(props: OrderPageProps) {
  const { order, token } = await loadOrder(props);
  if (!order.paid_at) notFound();
  const ctx = await linkContext(order.id, token);
  const [{ money }, facts] = await Promise.all([readSettling(ctx, order.id, token), readReceipt(ctx, order.id, token)]);
  const crumbs = [{ label: "Your order", href: orderHref(order.id, "", token) }, { label: "Receipt" }];
  return (
    <div className="shell max-w-2xl py-10 sm:py-14">
      <ReceiptPaper
        order={order}
        paidAt={order.paid_at}
        money={money}
        facts={facts}
        above={<Breadcrumb crumbs={crumbs} />}
      />
    </div>
  );
}
