"use client";

import { useSyncExternalStore } from "react";
import { Input } from "@/app/_ui/controls/input";
import { Select } from "@/app/_ui/controls/select";
import { Field } from "@/app/_ui/form/field";
import { fieldMessage } from "@/app/_ui/form/field-message";
import type { AvailabilityView } from "@/lib/contracts/trade/availability";
import { BUFFER_MINUTES, HORIZON_DAYS, NOTICE_HOURS, SLOT_MINUTES } from "@/lib/contracts/trade/booking-choices";

const hours = (n: number) => (n % 24 === 0 && n > 24 ? `${n / 24} days` : n === 1 ? "1 hour" : `${n} hours`);
const PLACES = [
  { value: "video", label: "Video call" },
  { value: "phone", label: "Phone call" },
  { value: "in_person", label: "In person" },
] as const;

type RuleFieldsProps = { rules: AvailabilityView | null; zones: string[]; errors: Record<string, string> };

/** Clock, length, buffer, notice, horizon and place. */
export function RuleFields({ rules, zones, errors }: RuleFieldsProps) {
  const browserZone = useSyncExternalStore(
    () => () => {},
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => "UTC",
  );
  const zone = rules?.timezone ?? browserZone;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label="Your time zone" name="timezone" error={fieldMessage(errors, "timezone")}>
        <Select key={zone} defaultValue={zone}>
          {(zones.includes(zone) ? zones : [zone, ...zones]).map((name) => (
            <option key={name} value={name}>
              {name.replaceAll("_", " ")}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Length" name="slot_minutes" error={fieldMessage(errors, "slot_minutes")}>
        <Select defaultValue={rules?.slot_minutes ?? 30}>
          {SLOT_MINUTES.map((n) => (
            <option key={n} value={n}>{`${n} minutes`}</option>
          ))}
        </Select>
      </Field>
      <Field label="Pause between bookings" name="buffer_minutes" error={fieldMessage(errors, "buffer_minutes")}>
        <Select defaultValue={rules?.buffer_minutes ?? 0}>
          {BUFFER_MINUTES.map((n) => (
            <option key={n} value={n}>
              {n === 0 ? "None" : `${n} minutes`}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="At the earliest" name="notice_hours" error={fieldMessage(errors, "notice_hours")}>
        <Select defaultValue={rules?.notice_hours ?? 24}>
          {NOTICE_HOURS.map((n) => (
            <option key={n} value={n}>
              {n === 0 ? "At once" : `${hours(n)} ahead`}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="At the latest" name="horizon_days" error={fieldMessage(errors, "horizon_days")}>
        <Select defaultValue={rules?.horizon_days ?? 28}>
          {HORIZON_DAYS.map((n) => (
            <option key={n} value={n}>{`${n} days ahead`}</option>
          ))}
        </Select>
      </Field>
      <Field label="Where" name="location_kind" error={fieldMessage(errors, "location_kind")}>
        <Select defaultValue={rules?.location_kind ?? "video"}>
          {PLACES.map((place) => (
            <option key={place.value} value={place.value}>
              {place.label}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label="Link, number or address"
        name="location"
        optional
        className="sm:col-span-2"
        error={fieldMessage(errors, "location")}
        hint="Told to a guest once the booking stands, never before."
      >
        <Input defaultValue={rules?.location ?? ""} maxLength={300} />
      </Field>
    </div>
  );
}
