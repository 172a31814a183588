import { Clock, Lock, RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import { Card } from "@/app/_ui/card";
import { Money } from "@/app/_ui/money";
import type { SelectionTotal } from "./selection";

type SummaryProps = { total: SelectionTotal; flat: boolean; children: ReactNode };

/** What was chosen, what it costs, how long it takes; the button comes in from the form. */
export function Summary({ total, flat, children }: SummaryProps) {
  return (
    <Card className="grid gap-4 p-5 lg:sticky lg:top-20">
      <h2 className="font-semibold text-lg">Your order</h2>
      <dl className="grid gap-2">
        {total.lines.map((line) => (
          <div key={line.name} className="flex justify-between gap-4">
            <dt className="min-w-0 text-muted-foreground">{line.name}</dt>
            <dd>
              <Money cents={line.cents} />
            </dd>
          </div>
        ))}
        <div className="mt-1 flex items-baseline justify-between gap-4 border-border border-t pt-3">
          <dt className="font-medium">Total</dt>
          <dd aria-live="polite">
            <Money cents={total.cents} className="font-semibold text-xl" />
          </dd>
        </div>
      </dl>
      <noscript>
        <p className="text-muted-foreground text-sm">
          {flat ? "Add-ons are" : "Your package and add-ons are"} added up on the payment page.
        </p>
      </noscript>
      <ul className="grid gap-1.5 text-muted-foreground">
        <li className="flex items-center gap-2">
          <Clock aria-hidden className="size-4" />
          Delivered within {total.days === 1 ? "1 day" : `${total.days} days`}
        </li>
        <li className="flex items-center gap-2">
          <RefreshCw aria-hidden className="size-4" />
          {total.revisions === 0
            ? "No revisions"
            : total.revisions === 1
              ? "1 revision"
              : `${total.revisions} revisions`}{" "}
          included
        </li>
        <li className="flex items-start gap-2">
          <Lock aria-hidden className="mt-[3px] size-4 shrink-0" />
          You pay on a hosted page and have 72 hours to accept the delivery.
        </li>
      </ul>
      {children}
    </Card>
  );
}
