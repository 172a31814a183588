import { Badge } from "@/app/_ui/badge";
import { Money } from "@/app/_ui/money";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/app/_ui/table";
import { PLAN_TIERS, type PlanTier, TIERS } from "@/lib/contracts/tiers";

const number = new Intl.NumberFormat("en");
const cap = (value: number | null) => (value === null ? "No limit" : number.format(value));

const ROWS: [label: string, value: (tier: PlanTier) => string][] = [
  ["Requests per month", (t) => cap(TIERS[t].requestsPerMonth)],
  ["Requests per day", (t) => cap(TIERS[t].requestsPerDay)],
  ["Requests per minute", (t) => cap(TIERS[t].burstPerMinute)],
  ["API keys", (t) => cap(TIERS[t].apiKeys)],
  ["Webhook endpoints", (t) => cap(TIERS[t].webhookEndpoints)],
];

/** The four plans side by side; the creator's own is marked. */
export function PlanTable({ current }: { current: PlanTier }) {
  return (
    <Table caption="What each plan allows">
      <TableHeader>
        <TableRow>
          <TableHead scope="col">Plan</TableHead>
          {PLAN_TIERS.map((tier) => (
            <TableHead key={tier} scope="col" className="text-right">
              <span className="inline-flex items-center gap-2">
                {TIERS[tier].name}
                {tier === current ? <Badge tone="primary">Yours</Badge> : null}
              </span>
            </TableHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        <TableRow>
          <TableHead scope="row">Price per month</TableHead>
          {PLAN_TIERS.map((tier) => (
            <TableCell key={tier} className="text-right tabular-nums">
              <Money cents={TIERS[tier].priceCents} />
            </TableCell>
          ))}
        </TableRow>
        {ROWS.map(([label, value]) => (
          <TableRow key={label}>
            <TableHead scope="row">{label}</TableHead>
            {PLAN_TIERS.map((tier) => (
              <TableCell key={tier} className="text-right tabular-nums">
                {value(tier)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
