import { Money } from "@/app/_ui/data/money";
import { daysOf, revisionsOf } from "../../_profile/terms-text";
import type { SelectionTotal } from "./selection";

/** What was chosen, what it costs and how long it takes. The total is read out when it changes. */
export function SummaryLines({ total }: { total: SelectionTotal }) {
  return (
    <>
      <dl className="grid gap-2">
        {total.lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an add-on may be called like a package, and a row holds nothing but its text
          <div key={i} className="flex justify-between gap-4">
            <dt className="wrap-anywhere min-w-0 text-muted-foreground">{line.name}</dt>
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
      <p className="text-muted-foreground">
        Delivered within {daysOf(total.days)}, {revisionsOf(total.revisions)}.
      </p>
    </>
  );
}
