import { Input } from "@/app/_ui/controls/input";
import { Field } from "@/app/_ui/form/field";
import type { ErrorOf } from "@/app/_ui/form/hooks/complaints";
import { priceError, type TermsDraft } from "./draft";

type TermsFieldsProps<T extends TermsDraft> = {
  value: T;
  change: (value: T) => void;
  errorOf: ErrorOf;
  /** Where it stands in the product, with the dot: "packages.0."; empty for a flat price. */
  path: string;
};

/** Price, days and rounds of changes: of a flat price, or of one package. */
export function TermsFields<T extends TermsDraft>({ value, change, errorOf, path }: TermsFieldsProps<T>) {
  return (
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-[1.4fr_1fr_1fr]">
      <Field
        label="Price, $"
        className="max-sm:col-span-2"
        error={priceError(value.price, errorOf(`${path}price_cents`))}
      >
        <Input
          value={value.price}
          inputMode="decimal"
          maxLength={12}
          autoComplete="off"
          placeholder="480"
          onChange={(e) => change({ ...value, price: e.target.value })}
        />
      </Field>
      <Field label="Days" error={errorOf(`${path}delivery_days`)}>
        <Input
          value={value.days}
          inputMode="numeric"
          maxLength={3}
          autoComplete="off"
          onChange={(e) => change({ ...value, days: e.target.value })}
        />
      </Field>
      <Field label="Rounds of changes" error={errorOf(`${path}revisions`)}>
        <Input
          value={value.revisions}
          inputMode="numeric"
          maxLength={2}
          autoComplete="off"
          onChange={(e) => change({ ...value, revisions: e.target.value })}
        />
      </Field>
    </div>
  );
}
