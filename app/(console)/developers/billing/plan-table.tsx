import { PLAN_ROWS } from "@/app/_parts/plan-rows";
import { Money } from "@/app/_ui/data/money";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/app/_ui/data/table";
import { PLAN_TIERS, TIERS } from "@/lib/contracts/tiers";
import type { BillingView } from "@/lib/contracts/trade/billing/billing";
import { Offer } from "./offer";

/** The four plans side by side, and what can be done about each. */
export function PlanTable({ billing }: { billing: BillingView }) {
  return (
    <>
      <p className="text-muted-foreground text-sm md:hidden">
        {PLAN_TIERS.length} plans, from {TIERS.FREE.name} to {TIERS[PLAN_TIERS.at(-1) ?? "FREE"].name}: swipe the table
        sideways to see them all.
      </p>
      <Table caption="What each plan allows">
        <TableHeader>
          <TableRow>
            <TableHead className="bg-muted max-md:sticky max-md:left-0 md:bg-transparent">Plan</TableHead>
            {PLAN_TIERS.map((tier) => (
              <TableHead key={tier} className="text-right text-foreground text-sm">
                {TIERS[tier].name}
              </TableHead>
            ))}
          </TableRow>
        </TableHeader>
        <TableBody>
          <TableRow>
            <RowName>Price per month</RowName>
            {PLAN_TIERS.map((tier) => (
              <TableCell key={tier} className="text-right font-medium">
                <Money cents={TIERS[tier].priceCents} />
              </TableCell>
            ))}
          </TableRow>
          {PLAN_ROWS.map(([label, value]) => (
            <TableRow key={label}>
              <RowName>{label}</RowName>
              {PLAN_TIERS.map((tier) => (
                <TableCell key={tier} className="text-right tabular-nums">
                  {value(tier)}
                </TableCell>
              ))}
            </TableRow>
          ))}
          <TableRow>
            <RowName>Your choice</RowName>
            {PLAN_TIERS.map((tier) => (
              <TableCell key={tier} className="py-3 text-right align-top">
                {/* holds what is spoken only within the frame that scrolls: the page would scroll sideways for it */}
                <div className="relative flex min-h-8 items-center justify-end">
                  <Offer tier={tier} billing={billing} />
                </div>
              </TableCell>
            ))}
          </TableRow>
        </TableBody>
      </Table>
    </>
  );
}

/** Stays in sight while the plans scroll past on a narrow screen. */
function RowName({ children }: { children: string }) {
  return (
    <TableHead scope="row" className="min-w-32 whitespace-normal bg-card max-md:sticky max-md:left-0 md:bg-transparent">
      {children}
    </TableHead>
  );
}
