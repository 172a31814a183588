"use client";

import { Check } from "lucide-react";
import { AskedForm } from "@/app/_ui/form/asking/asked-form";
import { formatMoney } from "@/lib/core/values/money";
import type { FormAction } from "@/lib/transports/actions/action";

type AcceptDeliveryProps<T> = {
  label: string;
  which: Record<string, string>;
  action: FormAction<T>;
  creator: string;
  /** What is released, in cents. */
  amount: number;
  currency: string;
};

/** The buyer's yes to a delivery, which pays the creator: asked once, with the sum. */
export function AcceptDelivery<T>({ label, which, action, creator, amount, currency }: AcceptDeliveryProps<T>) {
  const sum = formatMoney(amount, currency);
  return (
    <AskedForm
      label={label}
      which={which}
      action={action}
      verb="Accept the delivery"
      icon={Check}
      question="Accept the delivery?"
      consequence={`The ${sum} that we hold for this order is released to ${creator}. You cannot take that back.`}
      yes={`Accept and release ${sum}`}
      no="Not yet"
      done="You accepted the delivery"
    />
  );
}
