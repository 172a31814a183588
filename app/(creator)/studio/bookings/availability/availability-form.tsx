"use client";

import { Switch } from "@/app/_ui/controls/switch";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { withSuccess } from "@/app/_ui/form/hooks/with-success";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { Card, CardContent, CardDescription, CardFooter, CardHeader, CardTitle } from "@/app/_ui/looks/card";
import type { AvailabilityView } from "@/lib/contracts/trade/bookings/availability";
import { saveAvailabilityAction, saveWeekAction } from "../actions";
import { TypeFields } from "./type-fields";
import { WeeklyHours } from "./weekly-hours";
import { ZoneSelect } from "./zone-select";

const saveAll = withSuccess(saveAvailabilityAction, () => {});
const saveWeek = withSuccess(saveWeekAction, () => {});

/** Monday to Friday, nine to five. */
const OFFICE_HOURS = [1, 2, 3, 4, 5].map((day) => ({ day, from: 9 * 60, to: 17 * 60 }));

type AvailabilityFormProps = { rules: AvailabilityView | null; zones: string[] };

/** When one can be booked; the first time also what for, after which there are types of it. */
export function AvailabilityForm({ rules, zones }: AvailabilityFormProps) {
  const { state, pending, errors, formProps } = useActionForm(rules ? saveWeek : saveAll, "Availability saved");
  const alone = state.status === "error" && Object.keys(errors).length === 0;
  return (
    <Card>
      <form {...formProps} aria-label="Availability">
        <fieldset aria-busy={pending}>
          <CardHeader className="grid-cols-[1fr_auto] items-start gap-x-6">
            <div className="grid gap-1">
              <CardTitle>Take bookings</CardTitle>
              <CardDescription>Off closes the page at once. What is booked stays booked.</CardDescription>
            </div>
            {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is nested, one component down */}
            <label className="mt-1 flex">
              <span className="sr-only">Take bookings</span>
              <Switch name="open" defaultChecked={rules?.open ?? true} />
            </label>
          </CardHeader>
          <CardContent className="grid gap-6">
            {alone ? <FormAlert>{state.message}</FormAlert> : null}
            {rules ? null : <TypeFields type={null} errors={errors} first />}
            <WeeklyHours spans={rules?.weekly ?? OFFICE_HOURS} answer={state} />
            <ZoneSelect timezone={rules?.timezone} zones={zones} errors={errors} />
          </CardContent>
          <CardFooter className="justify-between">
            <p className="text-muted-foreground text-sm">Bookings are free of charge for now.</p>
            <SubmitButton pending={pending}>Save availability</SubmitButton>
          </CardFooter>
        </fieldset>
      </form>
    </Card>
  );
}
