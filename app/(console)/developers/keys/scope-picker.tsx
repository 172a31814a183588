"use client";

import { useId } from "react";
import { Button } from "@/app/_ui/controls/button";
import { Checkbox } from "@/app/_ui/controls/checkbox";
import { FieldError } from "@/app/_ui/form/field";
import { ALL_SCOPES, APP_SCOPES, SCOPES, type Scope } from "@/lib/contracts/scopes";

const READS = ALL_SCOPES.filter((scope) => scope.endsWith(":read"));
const PRESETS: { label: string; scopes: readonly Scope[] }[] = [
  { label: "Read only", scopes: READS },
  { label: "All", scopes: APP_SCOPES },
  { label: "None", scopes: [] },
];

type ScopePickerProps = {
  chosen: readonly Scope[];
  setChosen: (scopes: readonly Scope[]) => void;
  error: string | undefined;
};

/** What a key may do, in the words of the consent page. */
export function ScopePicker({ chosen, setChosen, error }: ScopePickerProps) {
  const id = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="float-left font-medium text-sm leading-8">Scopes</legend>
      <div className="mb-1 flex justify-end gap-1">
        {PRESETS.map(({ label, scopes }) => (
          <Button key={label} size="sm" variant="ghost" className="px-2" onClick={() => setChosen(scopes)}>
            {label}
            <span className="sr-only"> scopes</span>
          </Button>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <div className="mt-1.5 grid gap-x-6 gap-y-3 rounded-sm border border-border p-3.5 sm:grid-cols-2 md:grid-cols-3">
        {ALL_SCOPES.map((scope) => {
          const checked = chosen.includes(scope);
          return (
            // biome-ignore lint/a11y/noLabelWithoutControl: the control is nested, one component down
            <label key={scope} className="flex items-start gap-2.5">
              <Checkbox
                name="scopes[]"
                value={scope}
                className="mt-0.5"
                checked={checked}
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? `${id}-error` : undefined}
                onChange={() => setChosen(checked ? chosen.filter((s) => s !== scope) : [...chosen, scope])}
              />
              <span className="grid gap-0.5">
                <span className="font-mono text-xs leading-5">{scope}</span>
                <span className="text-muted-foreground text-sm leading-[18px]">{SCOPES[scope]}</span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
