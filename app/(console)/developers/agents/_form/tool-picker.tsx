"use client";

import { useId } from "react";
import { Checkbox } from "@/app/_ui/controls/checkbox";
import { FieldError } from "@/app/_ui/form/field";
import { Badge } from "@/app/_ui/looks/badge";

/** A tool as the form shows it. `scope` is what its caller must hold, where it asks for one. */
export type PickableTool = { name: string; title: string; writes: boolean; scope: string | null };

type ToolPickerProps = { tools: PickableTool[]; initial?: string[]; error?: string };

const USUAL = ["find_creators", "get_creator", "list_creator_offers"];

/** Which tools an agent may call: those that change something are marked. */
export function ToolPicker({ tools, initial = USUAL, error }: ToolPickerProps) {
  const id = useId();
  const mine = (tool: PickableTool) => tool.name.includes("_my_");
  return (
    <div className="grid gap-4">
      <FieldError id={id}>{error}</FieldError>
      {[
        { title: "The marketplace", tools: tools.filter((tool) => !mine(tool)) },
        { title: "Your own", tools: tools.filter(mine) },
      ].map((group) => (
        <fieldset key={group.title} className="min-w-0" aria-describedby={error ? id : undefined}>
          <legend className="mb-2 font-medium text-sm">Tools: {group.title.toLowerCase()}</legend>
          <div className="grid gap-x-6 gap-y-3 rounded-sm border border-border p-3.5 sm:grid-cols-2">
            {group.tools.map((tool) => (
              // biome-ignore lint/a11y/noLabelWithoutControl: the control is nested, one component down
              <label key={tool.name} className="flex min-w-0 items-start gap-2.5">
                <Checkbox
                  name="tools[]"
                  value={tool.name}
                  className="mt-0.5"
                  defaultChecked={initial.includes(tool.name)}
                  aria-invalid={error ? true : undefined}
                />
                <span className="grid min-w-0 gap-0.5">
                  <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
                    {tool.title}
                    {tool.writes ? <Badge tone="warning">Writes</Badge> : null}
                  </span>
                  <span className="truncate font-mono text-muted-foreground text-xs">
                    {tool.name}
                    {tool.scope ? ` (${tool.scope})` : ""}
                  </span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
