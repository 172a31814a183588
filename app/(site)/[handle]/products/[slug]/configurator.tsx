"use client";

import { type ReactNode, useState } from "react";
import { FormAlert } from "@/app/_ui/form-alert";
import { Money } from "@/app/_ui/money";
import { SubmitButton } from "@/app/_ui/submit-button";
import { useActionForm } from "@/app/_ui/use-action-form";
import type { OfferView } from "@/lib/contracts/products";
import { buy } from "./actions";
import { AddonChoice, PackageChoice } from "./choices";
import { type Selection, totalOf } from "./selection";
import { Summary } from "./summary";

type ConfiguratorProps = { offer: OfferView; handle: string; initial: Selection; children: ReactNode };

/** The choice of package and add-ons with its live total. Without script it is a plain form that opens the same checkout. */
export function Configurator({ offer, handle, initial, children }: ConfiguratorProps) {
  const [selection, setSelection] = useState(initial);
  const { state, pending, formProps } = useActionForm(buy);
  const total = totalOf(offer, selection);
  const toggle = (id: string) =>
    setSelection(({ tier, addons }) => ({
      tier,
      addons: addons.includes(id) ? addons.filter((other) => other !== id) : [...addons, id],
    }));
  return (
    <form
      {...formProps}
      autoComplete="off"
      className="grid gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,1fr)_21rem] lg:items-start"
    >
      <input type="hidden" name="handle" value={handle} />
      <input type="hidden" name="product_id" value={offer.product_id} />
      <div className="grid min-w-0 gap-10">
        {offer.packages.length > 0 ? (
          <PackageChoice
            packages={offer.packages}
            chosen={selection.tier}
            choose={(tier) => setSelection({ ...selection, tier })}
          />
        ) : null}
        {offer.addons.length > 0 ? (
          <AddonChoice addons={offer.addons} chosen={selection.addons} toggle={toggle} />
        ) : null}
        {children}
      </div>
      <Summary total={total} flat={offer.packages.length === 0}>
        {state.status === "error" ? <FormAlert>{state.message}</FormAlert> : null}
        <SubmitButton size="lg" className="w-full max-lg:hidden" pending={pending}>
          Continue to payment
        </SubmitButton>
      </Summary>
      <div className="sticky bottom-0 z-30 -mx-4 flex items-center justify-between gap-4 border-border border-t bg-background/95 px-4 py-3 backdrop-blur-md sm:-mx-6 sm:px-6 lg:hidden">
        <span aria-hidden className="grid">
          <span className="text-muted-foreground text-xs">Total</span>
          <Money cents={total.cents} className="font-semibold text-xl" />
        </span>
        <SubmitButton size="lg" pending={pending}>
          Continue to payment
        </SubmitButton>
      </div>
    </form>
  );
}
