"use client";

import { Switch } from "@/app/_ui/controls/switch";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { Card, CardContent, CardFooter } from "@/app/_ui/looks/card";
import { NOTICE_TOPICS } from "@/lib/contracts/people/notice-topics";
import { chooseNoticesAction } from "./actions";

/** A switch for each topic: by mail too, or as a notification alone. */
export function NoticesForm({ mailed }: { mailed: readonly string[] }) {
  const { state, pending, formProps } = useActionForm(chooseNoticesAction, "Saved");
  return (
    <Card>
      <form {...formProps} aria-label="Notifications by mail">
        <fieldset aria-busy={pending}>
          <CardContent className="grid gap-5">
            {state.status === "error" ? <FormAlert>{state.message}</FormAlert> : null}
            {Object.entries(NOTICE_TOPICS).map(([topic, { label, hint }]) => (
              // biome-ignore lint/a11y/noLabelWithoutControl: the control is nested, one component down
              <label key={topic} className="flex items-start justify-between gap-6">
                <span className="grid">
                  <span className="font-medium">{label}</span>
                  <span className="text-muted-foreground text-sm">{hint}</span>
                </span>
                <Switch name="topics[]" value={topic} defaultChecked={mailed.includes(topic)} className="mt-1" />
              </label>
            ))}
          </CardContent>
          <CardFooter className="justify-end">
            <SubmitButton pending={pending}>Save</SubmitButton>
          </CardFooter>
        </fieldset>
      </form>
    </Card>
  );
}
