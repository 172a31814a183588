"use client";

import { Input } from "@/app/_ui/controls/input";
import { Select } from "@/app/_ui/controls/select";
import { Textarea } from "@/app/_ui/controls/textarea";
import { Field } from "@/app/_ui/form/field";
import { fieldMessage } from "@/app/_ui/form/field-message";
import {
  BUFFER_MINUTES,
  HORIZON_DAYS,
  NOTICE_HOURS,
  SLOT_MINUTES,
} from "@/lib/contracts/trade/bookings/booking-choices";
import type { BookingTypeView } from "@/lib/contracts/trade/bookings/booking-types";

const hours = (n: number) => (n % 24 === 0 && n > 24 ? `${n / 24} days` : n === 1 ? "1 hour" : `${n} hours`);
const minutes = (n: number) => (n === 0 ? "None" : `${n} minutes`);
const PLACES = { video: "Video call", phone: "Phone call", in_person: "In person" } as const;

type Name = keyof BookingTypeView | "buffer_minutes";

type TypeFieldsProps = {
  type: BookingTypeView | null;
  errors: Record<string, string>;
  /** Where hours and first type are set in one: one pause, and no limit a day. */
  first?: boolean;
};

/** What is met for, how long, how far ahead and where. */
export function TypeFields({ type, errors, first = false }: TypeFieldsProps) {
  const choice = (
    name: Name,
    label: string,
    values: readonly number[],
    told: (n: number) => string,
    otherwise: number,
  ) => (
    <Field label={label} name={name} error={fieldMessage(errors, name)}>
      <Select defaultValue={Number((type as Partial<Record<Name, unknown>> | null)?.[name] ?? otherwise)}>
        {values.map((n) => (
          <option key={n} value={n}>
            {told(n)}
          </option>
        ))}
      </Select>
    </Field>
  );
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label="What people book" name="title" className="sm:col-span-2" error={fieldMessage(errors, "title")}>
        <Input defaultValue={type?.title ?? ""} maxLength={120} placeholder="First call" required />
      </Field>
      <Field
        label="What to expect"
        name="description"
        optional
        className="sm:col-span-2"
        error={fieldMessage(errors, "description")}
      >
        <Textarea defaultValue={type?.description ?? ""} rows={2} maxLength={1000} />
      </Field>
      {choice("slot_minutes", "Length", SLOT_MINUTES, (n) => `${n} minutes`, 30)}
      {first ? (
        choice("buffer_minutes", "Pause between bookings", BUFFER_MINUTES, minutes, 0)
      ) : (
        <>
          <Field label="At most a day" name="max_per_day" optional error={fieldMessage(errors, "max_per_day")}>
            <Input type="number" min={1} max={50} defaultValue={type?.max_per_day ?? ""} placeholder="No limit" />
          </Field>
          {choice("buffer_before_minutes", "Pause before", BUFFER_MINUTES, minutes, 0)}
          {choice("buffer_after_minutes", "Pause after", BUFFER_MINUTES, minutes, 0)}
        </>
      )}
      {choice("notice_hours", "At the earliest", NOTICE_HOURS, (n) => (n === 0 ? "At once" : `${hours(n)} ahead`), 24)}
      {choice("horizon_days", "At the latest", HORIZON_DAYS, (n) => `${n} days ahead`, 28)}
      <Field label="Where" name="location_kind" error={fieldMessage(errors, "location_kind")}>
        <Select defaultValue={type?.location_kind ?? "video"}>
          {Object.entries(PLACES).map(([kind, label]) => (
            <option key={kind} value={kind}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label="Link, number or address"
        name="location"
        optional
        error={fieldMessage(errors, "location")}
        hint="Told to a guest once the booking stands."
      >
        <Input defaultValue={type?.location ?? ""} maxLength={300} />
      </Field>
    </div>
  );
}
