"use client";

import { Input } from "@/app/_ui/controls/input";
import { Field } from "@/app/_ui/form/field";
import { fieldMessage } from "@/app/_ui/form/field-message";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { Card, CardContent, CardFooter, CardHeader, CardTitle } from "@/app/_ui/looks/card";
import { renameAction } from "./actions";

/** The person's own name. A creator's page has one of its own. */
export function NameForm({ name }: { name: string }) {
  const { state, pending, errors, formProps } = useActionForm(renameAction, "Name saved");
  const said = fieldMessage(errors, "name");
  return (
    <Card>
      <CardHeader>
        <CardTitle>Name</CardTitle>
      </CardHeader>
      <form {...formProps} aria-label="Name">
        <fieldset aria-busy={pending}>
          <CardContent className="grid gap-4">
            {state.status === "error" && !said ? <FormAlert>{state.message}</FormAlert> : null}
            <Field label="Your name" name="name" error={said} hint="In our mails to you, and where you buy and write.">
              <Input defaultValue={name} maxLength={80} autoComplete="name" required />
            </Field>
          </CardContent>
          <CardFooter className="justify-end">
            <SubmitButton pending={pending}>Save name</SubmitButton>
          </CardFooter>
        </fieldset>
      </form>
    </Card>
  );
}
