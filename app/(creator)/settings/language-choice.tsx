"use client";

import { type ChangeEvent, useId, useRef, useState } from "react";
import { Checkbox } from "@/app/_ui/controls/checkbox";
import { Label } from "@/app/_ui/controls/label";
import { Select } from "@/app/_ui/controls/select";
import { FieldError } from "@/app/_ui/form/field";
import type { Language } from "@/lib/core/values/languages";

type LanguageChoiceProps = {
  /** All that can be chosen, by name. */
  languages: readonly Language[];
  /** Codes that are chosen now. */
  chosen: string[];
  most: number;
  error?: string;
};

/**
 * Languages by their names: the chosen ones as ticked boxes, the rest in a list to choose from. Every language has its box, of which
 * those that are not chosen are hidden: a kept draft finds them by name.
 */
export function LanguageChoice({ languages, chosen, most, error }: LanguageChoiceProps) {
  const [codes, setCodes] = useState(chosen);
  const list = useRef<HTMLSelectElement>(null);
  const id = useId();
  const full = codes.length >= most;
  const set = (code: string, on: boolean) => {
    // a kept draft is put back by several clicks before anything is drawn
    setCodes((now) => [...now.filter((other) => other !== code), ...(on ? [code] : [])]);
    // its box goes with it, and the focus that was there
    if (!on && document.activeElement instanceof HTMLInputElement) list.current?.focus();
  };
  const add = (code: string) => {
    set(code, true);
    // what keeps a draft of the form hears of it as of typing
    list.current?.form?.dispatchEvent(new Event("input", { bubbles: true }));
  };
  return (
    <fieldset className="grid min-w-0 gap-2.5 sm:col-span-2">
      <legend className="mb-1.5 font-medium text-sm">
        Languages <span className="font-normal text-muted-foreground">(optional)</span>
      </legend>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {languages.map(({ code, name }) => {
          const box = {
            name: "languages[]",
            value: code,
            onChange: (event: ChangeEvent<HTMLInputElement>) => set(code, event.target.checked),
          };
          if (!codes.includes(code)) return <input key={code} type="checkbox" hidden checked={false} {...box} />;
          return (
            // biome-ignore lint/a11y/noLabelWithoutControl: the control is nested, one component down
            <label key={code} className="flex items-start gap-2.5">
              <Checkbox className="mt-[3px]" checked {...box} />
              {name}
            </label>
          );
        })}
      </div>
      <div className="grid gap-1.5">
        <Label htmlFor={`${id}-add`} className="font-normal text-muted-foreground">
          {full ? `${most} chosen, which is the most` : "Add a language that you work in"}
        </Label>
        <Select
          ref={list}
          id={`${id}-add`}
          className="max-w-72"
          value=""
          disabled={full}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => add(event.target.value)}
        >
          <option value="">Choose…</option>
          {languages
            .filter(({ code }) => !codes.includes(code))
            .map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
        </Select>
      </div>
    </fieldset>
  );
}
