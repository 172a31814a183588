"use client";

import { Plus } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "@/app/_ui/controls/button";
import { Checkbox } from "@/app/_ui/controls/checkbox";
import { Input } from "@/app/_ui/controls/input";
import { FieldError } from "@/app/_ui/form/field";
import { MAX_HEADERS } from "@/lib/contracts/agents/form-limits";

/** Headers of the owner's own: those that are set, by name, each of which can go; and rows for new ones. */
export function HeadersField({ names, error }: { names: readonly string[]; error?: string }) {
  const [rows, setRows] = useState<number[]>([]);
  const id = useId();
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2" aria-describedby={`${id}-hint`}>
      <legend className="mb-1 font-medium text-sm">Headers of your own</legend>
      <p id={`${id}-hint`} className="text-muted-foreground text-sm">
        Sent with each delivery. Values are kept encrypted and not shown again; a name that exists is replaced.
      </p>
      <FieldError>{error}</FieldError>
      {names.map((name) => (
        // biome-ignore lint/a11y/noLabelWithoutControl: the control is nested, one component down
        <label key={name} className="flex items-center gap-2.5 text-sm">
          <Checkbox name="remove_headers[]" value={name} />
          <span>
            Remove <code className="wrap-anywhere text-xs">{name}</code>
          </span>
        </label>
      ))}
      {rows.map((row, i) => (
        <div key={row} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-2">
          <Input
            name="header_names[]"
            aria-label={`Name of new header ${i + 1}`}
            aria-invalid={error ? true : undefined}
            placeholder="X-Api-Key"
            maxLength={64}
            autoComplete="off"
            spellCheck={false}
          />
          <Input
            name="header_values[]"
            aria-label={`Value of new header ${i + 1}`}
            maxLength={1024}
            autoComplete="off"
            spellCheck={false}
          />
        </div>
      ))}
      {names.length + rows.length < MAX_HEADERS ? (
        <Button
          variant="secondary"
          size="sm"
          className="w-fit"
          onClick={() => setRows((now) => [...now, (now.at(-1) ?? 0) + 1])}
        >
          <Plus aria-hidden /> Add header
        </Button>
      ) : null}
    </fieldset>
  );
}
