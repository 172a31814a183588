"use client";

import { ListChecks, Play } from "lucide-react";
import { Textarea } from "@/app/_ui/controls/textarea";
import { Field } from "@/app/_ui/form/field";
import { fieldMessage } from "@/app/_ui/form/field-message";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { Card, CardContent } from "@/app/_ui/looks/card";
import { startRunAction } from "../actions";
import { PlanShown } from "./plan-shown";

/** A task for the agent: see what it would do, or let it. */
export function StartRun({ id }: { id: string }) {
  const { state, pending, errors, formProps } = useActionForm(startRunAction);
  const alone = state.status === "error" && Object.keys(errors).length === 0;
  return (
    <Card>
      <CardContent className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <form {...formProps} aria-label="Start a run" className="grid min-w-0 gap-4">
          <input type="hidden" name="id" value={id} />
          {alone ? <FormAlert>{state.message}</FormAlert> : null}
          <Field label="Task" name="input" error={fieldMessage(errors, "input")}>
            <Textarea rows={2} maxLength={4000} required placeholder="Find a logo designer under $500" />
          </Field>
          <div className="flex flex-wrap gap-2">
            <SubmitButton pending={pending}>
              <Play aria-hidden /> Start run
            </SubmitButton>
            <SubmitButton name="then" value="plan" variant="secondary" pending={pending}>
              <ListChecks aria-hidden /> Show the plan
            </SubmitButton>
          </div>
        </form>
        <div aria-live="polite" className="contents">
          {state.status === "ok" ? <PlanShown plan={state.data} /> : null}
        </div>
      </CardContent>
    </Card>
  );
}
