import { formatMoney } from "@/lib/core/values/money";
import { cn } from "../cn";

type MoneyProps = { cents: number; currency?: string; className?: string };

/** An amount in minor units, for people, in figures of equal width. */
export function Money({ cents, currency = "usd", className }: MoneyProps) {
  return <span className={cn("tabular-nums", className)}>{formatMoney(cents, currency)}</span>;
}
