import { Link } from "@/app/_ui/controls/link";
import { Money } from "@/app/_ui/data/money";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/app/_ui/data/table";
import { Badge } from "@/app/_ui/looks/badge";
import { RelativeTime } from "@/app/_ui/time/relative-time";
import type { MoneyStanding, PayoutsView } from "@/lib/domain/trade/payouts/reading/view";

type EarningsProps = { earnings: PayoutsView["earnings"]; now: Date };

/** The last payments of buyers, and what of each is the creator's. */
export function Earnings({ earnings, now }: EarningsProps) {
  const refunds = earnings.some(({ refunded_cents }) => refunded_cents > 0);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="font-semibold text-lg">Latest payments</h2>
      <Table caption="Latest payments">
        <TableHeader>
          <tr>
            <TableHead>Payment</TableHead>
            <TableHead className="hidden lg:table-cell">Paid</TableHead>
            <TableHead className="hidden text-right lg:table-cell">Amount</TableHead>
            {refunds ? <TableHead className="hidden text-right lg:table-cell">Sent back</TableHead> : null}
            <TableHead className="hidden text-right lg:table-cell">Fee</TableHead>
            <TableHead className="text-right">Yours</TableHead>
          </tr>
        </TableHeader>
        <TableBody>
          {earnings.map((earning) => (
            <TableRow key={`${earning.kind} ${earning.paid_at} ${earning.order_id}`}>
              <TableCell className="w-full max-w-0 py-2 lg:w-1/2">
                <Link
                  href={earning.order_id ? `/studio/orders/${earning.order_id}` : "/studio/memberships"}
                  className="block w-fit max-w-full truncate rounded-sm font-medium underline-offset-4 hover:underline"
                >
                  {titleOf(earning)}
                </Link>
                <span className="text-muted-foreground lg:hidden">
                  <RelativeTime at={earning.paid_at} now={now} />
                </span>
              </TableCell>
              <TableCell className="hidden whitespace-nowrap text-muted-foreground lg:table-cell">
                <RelativeTime at={earning.paid_at} now={now} />
              </TableCell>
              <TableCell className="hidden text-right lg:table-cell">
                <Money cents={earning.amount_cents} />
              </TableCell>
              {refunds ? (
                <TableCell className="hidden text-right text-muted-foreground lg:table-cell">
                  {earning.refunded_cents > 0 ? <Money cents={-earning.refunded_cents} /> : null}
                </TableCell>
              ) : null}
              <TableCell className="hidden text-right text-muted-foreground lg:table-cell">
                <Money cents={-earning.fee_cents} />
              </TableCell>
              <TableCell className="whitespace-nowrap text-right font-medium">
                <span className="inline-flex flex-col items-end gap-1 lg:flex-row lg:items-center lg:gap-3">
                  <Money cents={earning.net_cents} />
                  <Standing standing={earning.standing} />
                </span>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

/** What was paid for. */
function titleOf({ kind, product_title }: EarningsProps["earnings"][number]): string {
  if (kind === "membership") return "Membership";
  return kind === "tip" ? `Tip: ${product_title}` : (product_title ?? "");
}

const WORDS = {
  held: "Held until accepted",
  on_its_way: "On its way",
  paid_out: "Paid out",
  refunded: "Refunded",
} as const;
const TONES = { held: "neutral", on_its_way: "primary", paid_out: "success", refunded: "neutral" } as const;

/** Where the money of an order is. */
function Standing({ standing }: { standing: MoneyStanding }) {
  return <Badge tone={TONES[standing]}>{WORDS[standing]}</Badge>;
}
