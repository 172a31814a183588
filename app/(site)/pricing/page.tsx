import type { Metadata } from "next";
import { alternates } from "@/app/_parts/alternates";
import { PLAN_ROWS } from "@/app/_parts/plan-rows";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { Money } from "@/app/_ui/data/money";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/app/_ui/data/table";
import { PLAN_TIERS, PUBLIC_REQUESTS_PER_MINUTE, TIERS } from "@/lib/contracts/tiers";
import { InlineLink } from "../_parts/inline-link";

export const metadata: Metadata = {
  title: "Pricing for developers",
  description: "What calling the interfaces costs: four plans, and reading without a key.",
  alternates: alternates("/pricing"),
};

/** What calls cost, plan by plan. What selling costs is under fees. */
export default function PricingPage() {
  return (
    <div className="shell grid gap-8 py-10 sm:py-14">
      <header className="measure grid gap-2">
        <h1 className="font-semibold text-2xl">Pricing for developers</h1>
        <p className="text-lg text-muted-foreground">
          Hiring is free, selling has <InlineLink href="/fees">one fee</InlineLink>. A plan is for programs that call
          often.
        </p>
      </header>
      <Table caption="What each plan costs and allows">
        <TableHeader>
          <TableRow>
            <TableHead>Plan</TableHead>
            {PLAN_TIERS.map((tier) => (
              <TableHead key={tier} className="text-right text-foreground text-sm">
                {TIERS[tier].name}
              </TableHead>
            ))}
          </TableRow>
        </TableHeader>
        <TableBody>
          <TableRow>
            <TableHead scope="row">Price per month</TableHead>
            {PLAN_TIERS.map((tier) => (
              <TableCell key={tier} className="text-right font-medium">
                <Money cents={TIERS[tier].priceCents} />
              </TableCell>
            ))}
          </TableRow>
          {PLAN_ROWS.map(([label, value]) => (
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
      <div className="flex flex-wrap gap-3">
        <Button asChild size="lg">
          <Link href="/sign-up?as=builder">Start free</Link>
        </Button>
        <Button asChild size="lg" variant="secondary">
          <Link href="/docs/quick-start">Quick start</Link>
        </Button>
      </div>
      <div className="measure grid gap-3 text-muted-foreground">
        <p>
          Without a key, public reads and the tool server answer {PUBLIC_REQUESTS_PER_MINUTE} requests a minute from one
          address. Past a limit the answer says when to call again:{" "}
          <InlineLink href="/docs/rate-limits">rate limits</InlineLink>.
        </p>
        <p>
          Plans are chosen and ended in the <InlineLink href="/developers/billing">console</InlineLink>, by the month.
        </p>
      </div>
    </div>
  );
}
