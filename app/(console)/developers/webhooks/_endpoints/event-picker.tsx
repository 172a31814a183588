"use client";

import { useId, useState } from "react";
import { Checkbox } from "@/app/_ui/controls/checkbox";
import { RadioField, RadioGroup } from "@/app/_ui/controls/radio-group";
import { FieldError } from "@/app/_ui/form/field";

type EventPickerProps = {
  kinds: readonly string[];
  /** What is chosen at first. */
  selected?: readonly string[];
  error?: string;
};

/** Which events an endpoint hears of: all, also those that are added later, or the chosen ones. */
export function EventPicker({ kinds, selected = ["*"], error }: EventPickerProps) {
  const [all, setAll] = useState(selected.includes("*"));
  const id = useId();
  return (
    <RadioGroup legend="Events">
      {all ? <input type="hidden" name="event_types[]" value="*" /> : null}
      <RadioField
        name={`${id}-which`}
        form={`${id}-none`}
        checked={all}
        onChange={() => setAll(true)}
        label="All events"
        hint="Also those that are added later."
      />
      <RadioField
        name={`${id}-which`}
        form={`${id}-none`}
        checked={!all}
        onChange={() => setAll(false)}
        label="Only these"
      />
      {all ? null : (
        <fieldset aria-label="Events to send" className="grid min-w-0 gap-2 pl-6.5">
          <FieldError id={`${id}-error`}>{error}</FieldError>
          <div className="grid gap-x-6 gap-y-2 rounded-sm border border-border p-3.5 min-[30rem]:grid-cols-2">
            {kinds.map((kind) => (
              // biome-ignore lint/a11y/noLabelWithoutControl: the control is nested, one component down
              <label key={kind} className="flex min-w-0 items-start gap-2.5">
                <Checkbox
                  name="event_types[]"
                  value={kind}
                  defaultChecked={selected.includes(kind)}
                  className="mt-0.5"
                  aria-invalid={error ? true : undefined}
                  aria-describedby={error ? `${id}-error` : undefined}
                />
                <span className="min-w-0 break-words font-mono text-xs leading-5">{kind}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </RadioGroup>
  );
}
