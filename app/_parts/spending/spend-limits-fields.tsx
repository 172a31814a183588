import { Checkbox } from "@/app/_ui/controls/checkbox";
import { Input } from "@/app/_ui/controls/input";
import { Field } from "@/app/_ui/form/field";
import { fieldMessage } from "@/app/_ui/form/field-message";
import { Glyph } from "@/app/_ui/looks/logos/glyph";
import type { Spending } from "@/lib/contracts/trade/spending";
import { amountText } from "@/lib/contracts/trade/typed-amount";

type SpendLimitsFieldsProps = {
  app: string;
  errors: Record<string, string>;
  categories: { slug: string; name: string }[];
  /** What is set now; left out where nothing is. */
  spending?: Spending;
};

const FIRST = { per_order_cents: 20_000, per_month_cents: 50_000, until: null, categories: null };

/** What an app may spend in the person's name: each order, each month, until when, and in which categories. */
export function SpendLimitsFields({ app, errors, categories, spending }: SpendLimitsFieldsProps) {
  const { per_order_cents, per_month_cents, until, categories: chosen } = spending ?? FIRST;
  return (
    <fieldset className="grid gap-4 rounded-md border border-border bg-card p-4">
      <legend className="sr-only">What {app} may spend</legend>
      <div className="grid gap-1">
        <p className="font-medium">What it may spend</p>
        <p className="text-muted-foreground text-sm">
          It opens checkouts up to these amounts, and you pay each one. You can change them at any time.
        </p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Most for one order, $" name="per_order" error={fieldMessage(errors, "per_order")}>
          <Input
            inputMode="decimal"
            maxLength={12}
            defaultValue={amountText(per_order_cents)}
            autoComplete="off"
            required
          />
        </Field>
        <Field label="Most in a month, $" name="per_month" error={fieldMessage(errors, "per_month")}>
          <Input
            inputMode="decimal"
            maxLength={12}
            defaultValue={amountText(per_month_cents)}
            autoComplete="off"
            required
          />
        </Field>
      </div>
      <Field label="Until the end of (UTC)" name="until" optional error={fieldMessage(errors, "until")}>
        <Input type="date" defaultValue={until?.slice(0, 10)} className="sm:w-1/2" />
      </Field>
      <details open={chosen !== null} className="group">
        <summary className="flex w-fit items-center gap-1 rounded-sm text-muted-foreground text-sm hover:text-foreground">
          Only in some categories (optional)
          <Glyph name="chevron-down" className="size-3.5 transition-transform group-open:rotate-180" />
        </summary>
        <div className="mt-3 grid gap-2 sm:grid-cols-2">
          {categories.map(({ slug, name }) => (
            // biome-ignore lint/a11y/noLabelWithoutControl: the control is nested, one component down
            <label key={slug} className="flex items-center gap-2.5">
              <Checkbox name="categories[]" value={slug} defaultChecked={chosen?.includes(slug) ?? false} />
              {name}
            </label>
          ))}
        </div>
      </details>
    </fieldset>
  );
}
