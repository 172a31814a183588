"use client";

import { useState } from "react";
import { Input } from "@/app/_ui/controls/input";
import { Select } from "@/app/_ui/controls/select";
import { Textarea } from "@/app/_ui/controls/textarea";
import { Field } from "@/app/_ui/form/field";
import { fieldMessage } from "@/app/_ui/form/field-message";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { KeptDraft } from "@/app/_ui/form/kept/kept-draft";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { amountText } from "@/lib/contracts/trade/typed-amount";
import { formatMoney } from "@/lib/core/values/money";
import type { Start } from "@/lib/domain/trade/quotes/nearest";
import { offerAction } from "./actions";

type OfferFormProps = {
  /** The quote that is answered, or the brief. */
  subject: string;
  /** What it may start from, the nearest first. */
  starts: readonly Start[];
};

/** An offer, filled in from the nearest package; another one can be chosen to start from. */
export function OfferForm({ subject, starts }: OfferFormProps) {
  const [chosen, setChosen] = useState(0);
  const { state, pending, errors, formProps } = useActionForm(offerAction);
  const start = starts[chosen];
  if (!start) return null;
  const first = filledBy(starts[0] ?? start);
  /** What stands there as the package before filled it is filled again; what was typed stays. */
  const startFrom = (n: number) => {
    const [before, next] = [filledBy(start), filledBy(starts[n] ?? start)];
    for (const [name, text] of Object.entries(next)) {
      const field = formProps.ref.current?.elements.namedItem(name) as HTMLInputElement | null;
      if (field && field.value === before[name]) field.value = text;
    }
    setChosen(n);
  };
  return (
    <form {...formProps} aria-label="Your offer" className="grid gap-5">
      <input type="hidden" name="subject" value={subject} />
      <input type="hidden" name="product_id" value={start.product_id} />
      {state.status === "error" && Object.keys(errors).length === 0 ? <FormAlert>{state.message}</FormAlert> : null}
      {starts.length > 1 ? (
        <Field label="Start from" name="start" hint="Fills in what you have not changed below.">
          <Select value={chosen} onChange={(event) => startFrom(Number(event.target.value))}>
            {starts.map((one, n) => (
              <option key={`${one.product_id} ${one.tier_id}`} value={n}>
                {one.title} ({formatMoney(one.amount_cents)})
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
      <div className="grid gap-5">
        <KeptDraft form="offer" subject={subject} />
        <Field label="Title" name="title" error={fieldMessage(errors, "title")}>
          <Input maxLength={200} defaultValue={first.title} required />
        </Field>
        <Field
          label="What is included"
          name="scope"
          hint="In markdown. It becomes the order's brief, and cannot be changed once it is sent."
          error={fieldMessage(errors, "scope")}
        >
          <Textarea rows={8} maxLength={5_000} defaultValue={first.scope} required />
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Whole price, $" name="amount" error={fieldMessage(errors, "amount")}>
            <Input inputMode="decimal" maxLength={12} defaultValue={first.amount} required />
          </Field>
          <Field label="Delivered within, days" name="delivery_days" error={fieldMessage(errors, "delivery_days")}>
            <Input type="number" min={1} max={365} defaultValue={first.delivery_days} required />
          </Field>
          <Field label="Rounds of changes" name="revisions" error={fieldMessage(errors, "revisions")}>
            <Input type="number" min={0} max={50} defaultValue={first.revisions} required />
          </Field>
          <Field label="Stands for, days" name="days" hint="At most 30." error={fieldMessage(errors, "days")}>
            <Input type="number" min={1} max={30} defaultValue={14} required />
          </Field>
        </div>
      </div>
      <SubmitButton className="w-fit" pending={pending}>
        Send the offer
      </SubmitButton>
    </form>
  );
}

/** What a package fills in, by the names of the fields. */
function filledBy(start: Start): Record<string, string> {
  return {
    title: start.title,
    scope: start.scope,
    amount: amountText(start.amount_cents),
    delivery_days: String(start.delivery_days),
    revisions: String(start.revisions),
  };
}
