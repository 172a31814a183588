import { ExternalLink } from "lucide-react";
import { Money } from "@/app/_ui/data/money";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/app/_ui/data/table";
import { Badge } from "@/app/_ui/looks/badge";
import { ExactTime } from "@/app/_ui/time/exact-time";
import type { PlanInvoiceView } from "@/lib/contracts/trade/billing/billing";

const STATES = {
  paid: { tone: "success", text: "Paid" },
  open: { tone: "warning", text: "Open" },
  uncollectible: { tone: "neutral", text: "Given up" },
  void: { tone: "neutral", text: "Void" },
} as const;

/** The invoices of the plan, the newest first. */
export function Invoices({ invoices }: { invoices: PlanInvoiceView[] }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="font-semibold text-lg">Invoices</h2>
      {invoices.length === 0 ? (
        <p className="text-muted-foreground">None yet. The first one comes with the first plan you pay for.</p>
      ) : (
        <Table caption="Invoices">
          <TableHeader>
            <tr>
              <TableHead>Issued</TableHead>
              <TableHead className="hidden sm:table-cell">Number</TableHead>
              <TableHead className="text-right">Amount</TableHead>
              <TableHead>State</TableHead>
            </tr>
          </TableHeader>
          <TableBody>
            {invoices.map((invoice) => (
              <Row key={invoice.id} invoice={invoice} />
            ))}
          </TableBody>
        </Table>
      )}
    </section>
  );
}

function Row({ invoice }: { invoice: PlanInvoiceView }) {
  const { tone, text } = STATES[invoice.status];
  return (
    <TableRow>
      <TableCell className="whitespace-nowrap">
        {invoice.hosted_url ? (
          <a
            href={invoice.hosted_url}
            className="inline-flex items-center gap-1.5 underline-offset-4 hover:underline [&_svg]:size-3.5"
          >
            <ExactTime at={invoice.issued_at} form="day" /> <ExternalLink aria-hidden />
          </a>
        ) : (
          <ExactTime at={invoice.issued_at} form="day" />
        )}
      </TableCell>
      <TableCell className="hidden font-mono text-muted-foreground sm:table-cell">{invoice.number}</TableCell>
      <TableCell className="text-right">
        <Money cents={invoice.amount_cents} currency={invoice.currency} />
      </TableCell>
      <TableCell>
        <Badge tone={tone}>{text}</Badge>
      </TableCell>
    </TableRow>
  );
}
