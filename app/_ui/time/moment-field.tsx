"use client";

import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Input } from "../controls/input";
import { Field } from "../form/field";

type MomentFieldProps = {
  label: string;
  name: string;
  /** The moment as the form sends it: `2026-11-20T09:30`, with seconds where `seconds` is set; always UTC. */
  defaultValue?: string;
  seconds?: boolean;
  required?: boolean;
  optional?: boolean;
  hint?: string;
  error?: string;
};

/**
 * A moment that is chosen on the reader's clock and sent in UTC, as its hidden field has it. Without script the clock is not known: then
 * the field itself is UTC, and its label says so.
 */
export function MomentField({ label, name, defaultValue = "", seconds, required, ...field }: MomentFieldProps) {
  const here = useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );
  const [utc, setUtc] = useState(defaultValue);
  const input = useRef<HTMLInputElement>(null);
  // of a form that stays while the address changes
  useEffect(() => {
    setUtc(defaultValue);
    const { current } = input;
    if (current && shifted(current.value, 1) !== defaultValue) current.value = shifted(defaultValue, -1);
  }, [defaultValue]);
  const step = seconds ? 1 : undefined;
  if (!here) {
    return (
      <Field label={`${label} (UTC)`} name={name} {...field}>
        <Input type="datetime-local" step={step} defaultValue={defaultValue} required={required} />
      </Field>
    );
  }
  return (
    <div className="grid content-start">
      <input type="hidden" name={name} value={utc} />
      <Field label={label} {...field}>
        <Input
          ref={input}
          type="datetime-local"
          step={step}
          defaultValue={shifted(defaultValue, -1)}
          onChange={(event) => setUtc(shifted(event.target.value, 1))}
          title={utc ? `${utc.replace("T", " ")} UTC` : undefined}
          required={required}
        />
      </Field>
    </div>
  );
}

/** A minute or second as a form's field writes it, moved from the reader's clock to UTC (`1`) or back (`-1`); "" stays "". */
export function shifted(text: string, direction: 1 | -1): string {
  const at = Date.parse(direction === 1 ? text : `${text}Z`);
  if (!text || Number.isNaN(at)) return "";
  if (direction === 1) return new Date(at).toISOString().slice(0, text.length);
  const offset = new Date(at).getTimezoneOffset() * 60_000;
  return new Date(at - offset).toISOString().slice(0, text.length);
}

const unchanging = () => () => {};
