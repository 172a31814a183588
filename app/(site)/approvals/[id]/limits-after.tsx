import { Link } from "@/app/_ui/controls/link";
import { LimitBar } from "@/app/_ui/data/limit-bar";
import { FormAlert } from "@/app/_ui/form/form-alert";
import type { Spending } from "@/lib/contracts/trade/spending";
import { formatMoney } from "@/lib/core/values/money";

type LimitsAfterProps = { spending: Spending; app: string; before: number; after: number };

/** What an order at another price leaves of what its app may spend; amounts in US cents. */
export function LimitsAfter({ spending, app, before, after }: LimitsAfterProps) {
  const { per_order_cents, per_month_cents, reserved_cents } = spending;
  const counted = reserved_cents - before + after;
  const tooMuch =
    after <= before
      ? null
      : after > per_order_cents
        ? `One order of ${app} may cost at most ${formatMoney(per_order_cents)}.`
        : counted > per_month_cents
          ? `That is ${formatMoney(counted - per_month_cents)} more than ${app} may spend this month.`
          : null;
  return (
    <div className="grid gap-2 text-sm">
      <p aria-live="polite">
        <span className="font-medium">{formatMoney(Math.max(0, per_month_cents - counted))}</span> of{" "}
        {formatMoney(per_month_cents)} would be left for {app} this month; at most {formatMoney(per_order_cents)} an
        order.
      </p>
      <LimitBar used={counted} limit={per_month_cents} />
      {tooMuch ? (
        <FormAlert tone="warning">
          {tooMuch}{" "}
          <Link href="/settings/apps" className="rounded-sm underline underline-offset-4">
            Change its limits
          </Link>{" "}
          first, or choose less.
        </FormAlert>
      ) : null}
    </div>
  );
}
