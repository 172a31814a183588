import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { Money } from "@/app/_ui/data/money";
import { Breadcrumb } from "@/app/_ui/frame/breadcrumb";
import { BRAND } from "@/app/_ui/looks/brand";
import { ExactTime } from "@/app/_ui/time/exact-time";
import { loadOrder, type OrderPageProps, orderHref } from "../load-order";
import { PrintButton } from "./print-button";

export const metadata: Metadata = { title: "Receipt" };

/** The receipt of a paid order, to be printed or saved: what was paid, when, to whom, and what was sent back. */
export default async function ReceiptPage(props: OrderPageProps) {
  const { order, token } = await loadOrder(props);
  if (!order.paid_at) notFound();
  const rows = [
    [
      "Order",
      <span key="id" className="break-all font-mono text-sm">
        {order.id}
      </span>,
    ],
    ["Paid", <ExactTime key="paid" at={order.paid_at} />],
    ["Seller", `${order.creator.display_name} (@${order.creator.handle}), over ${BRAND}`],
    [
      "Status",
      order.refunded_cents === 0 ? "Paid" : order.refunded_cents < order.amount_cents ? "Refunded in part" : "Refunded",
    ],
  ] as const;
  return (
    <div className="shell grid max-w-2xl grid-cols-1 gap-6 py-10 sm:py-14">
      <style>{"@media print { body header:not([data-receipt]), body footer { display: none } }"}</style>
      <div className="flex flex-wrap items-center justify-between gap-4 print:hidden">
        <Breadcrumb crumbs={[{ label: "Your order", href: orderHref(order.id, "", token) }, { label: "Receipt" }]} />
        <PrintButton />
      </div>
      <article className="grid gap-6 rounded-md border border-border bg-card p-6 shadow-sm sm:p-8 print:border-0 print:p-0 print:shadow-none">
        <header data-receipt className="grid gap-1">
          <h1 className="font-semibold text-2xl">Receipt</h1>
          <p className="text-lg text-muted-foreground">{order.product_title}</p>
        </header>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5">
          {rows.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-muted-foreground">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <table className="w-full">
          <caption className="sr-only">What was paid for</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Item</th>
              <th scope="col">Amount</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-border border-border border-y">
            {order.lines.map((line) => (
              <Line key={`${line.kind}${line.slug}`} label={line.name} cents={line.amount_cents} />
            ))}
          </tbody>
          <tfoot>
            <Line label="Total" cents={order.amount_cents} strong />
            {order.refunded_at ? (
              <Line
                label={
                  <>
                    Sent back on <ExactTime at={order.refunded_at} />
                  </>
                }
                cents={-order.refunded_cents}
              />
            ) : null}
          </tfoot>
        </table>
      </article>
    </div>
  );
}

function Line({ label, cents, strong = false }: { label: ReactNode; cents: number; strong?: boolean }) {
  return (
    <tr className={strong ? "font-semibold text-lg" : undefined}>
      <th scope="row" className="py-2.5 pr-4 text-left align-top [font-weight:inherit]">
        {label}
      </th>
      <td className="py-2.5 text-right align-top">
        <Money cents={cents} />
      </td>
    </tr>
  );
}
