import type { ReactNode } from "react";
import { Money } from "@/app/_ui/data/money";
import { BRAND } from "@/app/_ui/looks/logos/brand";
import { ExactTime } from "@/app/_ui/time/exact-time";
import type { BuyerOrderView } from "@/lib/contracts/trade/orders/orders";
import type { SettlementView } from "@/lib/contracts/trade/orders/settlements";
import type { ReceiptFacts } from "@/lib/domain/trade/orders/reading/receipt";
import { netCents } from "@/lib/domain/trade/payouts/net";
import { PrintButton } from "./print-button";

type ReceiptPaperProps = {
  order: Pick<BuyerOrderView, "id" | "product_title" | "lines" | "amount_cents" | "refunded_cents" | "refunded_at">;
  paidAt: string;
  money: SettlementView["money"];
  facts: ReceiptFacts;
  /** The platform's part, on the paper of the seller. */
  feeCents?: number;
  /** Where the reader came from. */
  above: ReactNode;
};

/**
 * The receipt of a paid order, to be printed or saved: what was paid for, when, to whom, each part that went back, the tip, and the fee:
 * a buyer pays none, who sold it reads theirs and what is left of it.
 */
export function ReceiptPaper({ order, paidAt, money, facts, feeCents, above }: ReceiptPaperProps) {
  const { amount_cents: amount, refunded_cents: refunded } = order;
  const sent = money.refunds.filter(({ status }) => status === "SENT");
  const tip = money.tip;
  const tipped = tip?.status === "PAID" ? tip.amount_cents : 0;
  const { number, buyer, seller } = facts;
  const rows: [string, ReactNode][] = [
    ["Number", number],
    [
      "Order",
      <span key="order" className="break-all font-mono text-sm">
        {order.id}
      </span>,
    ],
    ["Paid", <ExactTime key="paid" at={paidAt} />],
    [
      "Sold by",
      <Party
        key="seller"
        said={[`${seller.name} (@${seller.handle})`, seller.address ? null : seller.location, `over ${BRAND}`]}
        {...seller}
      />,
    ],
    ["Paid by", <Party key="buyer" said={[buyer.name, buyer.email]} {...buyer} />],
    ["Status", refunded === 0 ? "Paid" : refunded < amount ? "Refunded in part" : "Refunded"],
  ];
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-6">
      <style>{"@media print { body header:not([data-receipt]), body footer, body aside { display: none } }"}</style>
      <div className="flex flex-wrap items-center justify-between gap-4 print:hidden">
        {above}
        <PrintButton />
      </div>
      <article className="grid gap-6 rounded-md border border-border bg-card p-6 shadow-sm sm:p-8 print:border-0 print:p-0 print:shadow-none">
        <header data-receipt className="grid gap-1">
          <h1 className="font-semibold text-2xl">Receipt</h1>
          <p className="wrap-anywhere text-lg text-muted-foreground">{order.product_title}</p>
        </header>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5">
          {rows.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-muted-foreground">{label}</dt>
              <dd className="wrap-anywhere">{value}</dd>
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
            <Line label="Total" cents={amount} strong />
            {sent.map(({ id, amount_cents: cents, created_at: at, note }) => (
              <Line
                key={id}
                label={
                  <>
                    Sent back on <ExactTime at={at} />
                    {note ? `: ${note}` : null}
                  </>
                }
                cents={-cents}
              />
            ))}
            <Elsewhere order={order} sent={sent} />
            {tip ? (
              <Line
                label={tip.status === "REFUNDED" ? "Tip, sent back" : "Tip, all of it to the creator"}
                cents={tip.amount_cents}
              />
            ) : null}
            {feeCents === undefined ? (
              <>
                <Line label="Fee for the buyer" cents={0} />
                {tipped > 0 ? <Line label="Paid in all" cents={amount - refunded + tipped} strong /> : null}
              </>
            ) : (
              <Yours {...{ amount, refunded, feeCents }} tip={tipped} />
            )}
          </tfoot>
        </table>
      </article>
    </div>
  );
}

type PartyProps = { said: (string | null)[]; legalName: string; address: string; taxId: string };

/** One side, with the name, address and tax number that it gave for receipts. */
function Party({ said, legalName, address, taxId }: PartyProps) {
  return (
    <>
      {said.filter(Boolean).join(", ")}
      {[legalName, address, taxId && `Tax number ${taxId}`].filter(Boolean).map((text) => (
        <span key={text} className="block whitespace-pre-line">
          {text}
        </span>
      ))}
    </>
  );
}

/** What went back without a decision of ours: at the processor, or by the version before. */
function Elsewhere({ order, sent }: Pick<ReceiptPaperProps, "order"> & { sent: { amount_cents: number }[] }) {
  const rest = order.refunded_cents - sent.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  if (rest <= 0 || !order.refunded_at) return null;
  return (
    <Line
      label={
        <>
          Sent back on <ExactTime at={order.refunded_at} />
        </>
      }
      cents={-rest}
    />
  );
}

/** The creator's side: the fee goes back in proportion to what does. */
function Yours({
  amount,
  refunded,
  feeCents,
  tip,
}: {
  amount: number;
  refunded: number;
  feeCents: number;
  tip: number;
}) {
  const net = netCents({ amountCents: amount, feeCents, refundedCents: refunded });
  return (
    <>
      <Line label="Platform fee" cents={net + refunded - amount} />
      <Line label="Yours" cents={net + tip} strong />
    </>
  );
}

function Line({ label, cents, strong = false }: { label: ReactNode; cents: number; strong?: boolean }) {
  return (
    <tr className={strong ? "font-semibold text-lg" : undefined}>
      <th scope="row" className="wrap-anywhere py-2.5 pr-4 text-left align-top [font-weight:inherit]">
        {label}
      </th>
      <td className="py-2.5 text-right align-top">
        <Money cents={cents} />
      </td>
    </tr>
  );
}
