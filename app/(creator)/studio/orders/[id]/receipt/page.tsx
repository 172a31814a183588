import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ReceiptPaper } from "@/app/_parts/orders/receipt/receipt-paper";
import { orNotFound } from "@/app/_ui/feedback/or-not-found";
import { Breadcrumb } from "@/app/_ui/frame/navigation/breadcrumb";
import { OrderParams } from "@/lib/contracts/trade/orders/creator-orders";
import { getOrder } from "@/lib/domain/trade/orders/reading/list";
import { readReceipt } from "@/lib/domain/trade/orders/reading/receipt";
import { readSettling } from "@/lib/domain/trade/settling/read";
import { pageContext, requireCreator } from "@/lib/transports/actions/session/session";

export const metadata: Metadata = { title: "Receipt" };

type ReceiptPageProps = { params: Promise<{ id: string }> };

/** The receipt of an order, for the creator who sold it: with the fee, and what is theirs. */
export default async function StudioReceiptPage({ params }: ReceiptPageProps) {
  const { id } = await params;
  await requireCreator(`/studio/orders/${id}/receipt`);
  if (!OrderParams.safeParse({ id }).success) notFound();
  const ctx = await pageContext();
  const order = await orNotFound(getOrder(ctx, id));
  if (!order.paid_at) notFound();
  const [{ money }, facts] = await Promise.all([readSettling(ctx, id), readReceipt(ctx, id)]);
  return (
    <ReceiptPaper
      order={order}
      paidAt={order.paid_at}
      money={money}
      facts={facts}
      feeCents={order.fee_cents}
      above={<Breadcrumb crumbs={[{ label: "Order", href: `/studio/orders/${id}` }, { label: "Receipt" }]} />}
    />
  );
}
