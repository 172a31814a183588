"use client";

import { Input } from "@/app/_ui/controls/input";
import { Switch } from "@/app/_ui/controls/switch";
import { Field } from "@/app/_ui/form/field";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { Card } from "@/app/_ui/looks/card";
import type { AvailabilityChoice } from "@/lib/contracts/network/availability";
import { chooseAvailabilityAction } from "./actions";

/** Whether new orders are taken, how many at a time, and from which day again. */
export function AvailabilityForm({ chosen }: { chosen: AvailabilityChoice }) {
  const { state, pending, errors, formProps } = useActionForm(chooseAvailabilityAction, "Saved. Buyers see it at once");
  const alone = state.status === "error" && Object.keys(errors).length === 0;
  return (
    <Card className="p-5 sm:p-6">
      <form {...formProps} aria-label="Taking orders" className="grid max-w-xl gap-6">
        {alone ? <FormAlert>{state.message}</FormAlert> : null}
        <label htmlFor="takes-orders" className="flex items-start gap-3">
          <Switch id="takes-orders" name="open" defaultChecked={chosen.open} className="mt-0.5" />
          <span className="grid">
            <span className="font-medium">I take new orders</span>
            <span className="text-muted-foreground">
              While this is off nobody can open a checkout. What is paid already goes on, and people can still write to
              you.
            </span>
          </span>
        </label>
        <Field
          label="Orders at a time"
          name="max_open_orders"
          optional
          error={errors.max_open_orders}
          hint="With so many at work no more can be bought until one is delivered. Empty: any number."
        >
          <Input type="number" min={1} max={500} defaultValue={chosen.max_open_orders ?? ""} className="max-w-32" />
        </Field>
        <Field
          label="Free again on"
          name="next_free_on"
          optional
          error={errors.next_free_on}
          hint="Buyers read this day while you take no orders, and from then on you take them again. Empty: reckoned from when your open orders are due."
        >
          <Input type="date" defaultValue={chosen.next_free_on ?? ""} className="max-w-48" />
        </Field>
        <SubmitButton pending={pending} className="w-fit">
          Save
        </SubmitButton>
      </form>
    </Card>
  );
}
