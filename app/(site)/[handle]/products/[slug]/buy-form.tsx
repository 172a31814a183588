"use client";

import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { Money } from "@/app/_ui/data/money";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import type { RequirementView } from "@/lib/contracts/trade/products/requirements";
import { buy } from "./actions";
import { BriefBefore } from "./brief-before";
import { askedIn, type PriceList, type Selection, sameSelection, searchOf, totalOf } from "./selection";
import { SummaryLines } from "./summary-lines";

type BuyFormProps = {
  handle: string;
  creator: string;
  /** What the creator asks everyone who orders it. */
  asked: readonly RequirementView[];
  productId: string;
  prices: PriceList;
  initial: Selection;
  /** The radios `tier_id` and the checkboxes `addon_ids[]`, and `asked` (ids of the questions), rendered on the server, and what follows them. */
  children: ReactNode;
  /** Said in place of the way to pay, while the creator takes no orders. */
  closed?: ReactNode;
  /** The button in place of the way to pay, while the creator cannot be paid. */
  instead?: ReactNode;
  /** Said under the total. */
  note: ReactNode;
  /** What else can be done here, under the order. */
  also?: ReactNode;
};

/** The form that buys: follows the choices inside it with a live total. Without script it sends the same choices. */
export function BuyForm({
  handle,
  creator,
  asked,
  productId,
  prices,
  initial,
  children,
  closed,
  instead,
  note,
  also,
}: BuyFormProps) {
  const [selection, setSelection] = useState(initial);
  const { state, pending, errors, formProps } = useActionForm(buy);
  const total = totalOf(prices, selection);
  const { ref } = formProps;
  const follow = (event: FormEvent<HTMLFormElement>) => {
    const next = selectionIn(event.currentTarget);
    setSelection(next);
    // what is typed of the work changes nothing of the choice
    if (!sameSelection(next, selection)) keepInAddress(next);
  };
  // what was chosen before the page came to life, or is chosen still after a way back, is what the form sends; a page that the
  // browser's Back takes from memory was rendered before the choice, which its address knows
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    const [here, asked] = [selectionIn(form), askedIn(location.search, prices)];
    if (asked && sameSelection(here, initial)) choose(form, asked);
    else if (!sameSelection(here, initial)) keepInAddress(here);
    setSelection(selectionIn(form));
  }, [ref, initial, prices]);
  const pay = instead ?? (
    <SubmitButton size="lg" pending={pending} disabled={Boolean(closed)}>
      Continue to payment
    </SubmitButton>
  );
  return (
    <form
      {...formProps}
      onChange={follow}
      autoComplete="off"
      className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_21rem] lg:items-start"
    >
      <input type="hidden" name="handle" value={handle} />
      <input type="hidden" name="product_id" value={productId} />
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-10">
        {children}
        <BriefBefore productId={productId} creator={creator} asked={asked} errors={errors} />
      </div>
      <div className="grid gap-5 lg:sticky lg:top-20">
        <section
          aria-labelledby="order-title"
          className="grid gap-4 rounded-md border border-border bg-card p-5 shadow-sm"
        >
          <h2 id="order-title" className="font-semibold text-lg">
            Your order
          </h2>
          <SummaryLines total={total} />
          {note}
          {state.status === "error" ? <FormAlert>{state.message}</FormAlert> : null}
          {closed}
          <div className="grid max-lg:hidden">{pay}</div>
        </section>
        {also}
      </div>
      <div className="sticky bottom-0 z-30 -mx-4 flex items-center justify-between gap-4 border-border border-t bg-background px-4 py-3 sm:-mx-6 sm:px-6 lg:hidden">
        <span aria-hidden className="grid">
          <span className="text-muted-foreground text-xs">Total</span>
          <Money cents={total.cents} className="font-semibold text-xl" />
        </span>
        {pay}
      </div>
    </form>
  );
}

function selectionIn(form: HTMLFormElement): Selection {
  const data = new FormData(form);
  return { tier: data.get("tier_id")?.toString(), addons: data.getAll("addon_ids[]").map(String) };
}

function choose(form: HTMLFormElement, { tier, addons }: Selection): void {
  for (const box of form.querySelectorAll<HTMLInputElement>('[name="tier_id"], [name="addon_ids[]"]'))
    box.checked = box.name === "tier_id" ? box.value === tier : addons.includes(box.value);
}

/** So that the way back, a reload and a shared address show the choice: it takes the place of the page's address, as no step of its own. */
function keepInAddress(selection: Selection): void {
  const search = searchOf(selection, location.search);
  if (search !== location.search) history.replaceState(null, "", `${location.pathname}${search}${location.hash}`);
}
