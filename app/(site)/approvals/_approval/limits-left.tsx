import { Link } from "@/app/_ui/controls/link";
import { LimitBar } from "@/app/_ui/data/limit-bar";
import type { Spending } from "@/lib/contracts/trade/spending";
import { formatMoney } from "@/lib/core/values/money";

/** What the app may spend, and what of it is left with everything that it has opened counted. */
export function LimitsLeft({ spending }: { spending: Spending }) {
  const { reserved_cents, per_month_cents, per_order_cents, remaining_cents } = spending;
  return (
    <div className="grid gap-1.5 text-sm">
      <p>
        <span className="font-medium">{formatMoney(remaining_cents)}</span> of {formatMoney(per_month_cents)} are left
        this month, this order counted; at most {formatMoney(per_order_cents)} an order.{" "}
        <Link href="/settings/apps" className="rounded-sm text-muted-foreground underline underline-offset-4">
          Change limits
        </Link>
      </p>
      <LimitBar used={reserved_cents} limit={per_month_cents} />
    </div>
  );
}
