"use client";

import { Select } from "@/app/_ui/controls/select";
import { Field } from "@/app/_ui/form/field";
import { fieldMessage } from "@/app/_ui/form/field-message";
import { useHere } from "@/app/_ui/time/use-here";

type ZoneSelectProps = { timezone: string | undefined; zones: string[]; errors: Record<string, string> };

/** The clock that the weekly hours are on: the browser's until another one is saved. */
export function ZoneSelect({ timezone, zones, errors }: ZoneSelectProps) {
  const here = useHere();
  const zone = timezone ?? (here ? Intl.DateTimeFormat().resolvedOptions().timeZone : "UTC");
  return (
    <Field label="Your time zone" name="timezone" className="sm:max-w-sm" error={fieldMessage(errors, "timezone")}>
      <Select key={zone} defaultValue={zone}>
        {(zones.includes(zone) ? zones : [zone, ...zones]).map((name) => (
          <option key={name} value={name}>
            {name.replaceAll("_", " ")}
          </option>
        ))}
      </Select>
    </Field>
  );
}
