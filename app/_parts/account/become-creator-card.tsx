"use client";

import { becomeCreatorAction } from "@/app/_parts/account/become-creator";
import { HandleInput } from "@/app/_ui/controls/handle-input";
import { Input } from "@/app/_ui/controls/input";
import { toast } from "@/app/_ui/feedback/toast";
import { Field } from "@/app/_ui/form/field";
import { fieldMessage } from "@/app/_ui/form/field-message";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { withSuccess } from "@/app/_ui/form/hooks/with-success";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { Card, CardContent, CardDescription, CardFooter, CardHeader, CardTitle } from "@/app/_ui/looks/card";

type BecomeCreatorCardProps = {
  name: string;
  site: string;
  /** The person was sent here by a page that only creators have. */
  sent: boolean;
};

const become = withSuccess(becomeCreatorAction, () => {
  toast.success("Your page is open");
});

/** The form that turns a buyer's account into a creator's. */
export function BecomeCreatorCard({ name, site, sent }: BecomeCreatorCardProps) {
  const { state, pending, errors, formProps } = useActionForm(become);
  const alone = state.status === "error" && Object.keys(errors).length === 0;
  return (
    <Card>
      <CardHeader>
        <CardTitle>Become a creator</CardTitle>
        <CardDescription>
          Open a page of your own, offer your work, and use the API. It is free, and you can still hire as before.
        </CardDescription>
      </CardHeader>
      <form {...formProps} aria-label="Become a creator">
        <fieldset aria-busy={pending}>
          <CardContent className="grid gap-5">
            {sent ? (
              <FormAlert tone="neutral">The page you opened belongs to creators. Make a profile to use it.</FormAlert>
            ) : null}
            {alone ? <FormAlert>{state.message}</FormAlert> : null}
            <Field
              label="Display name"
              name="display_name"
              error={fieldMessage(errors, "display_name")}
              hint="You or your studio, as buyers see it."
            >
              <Input defaultValue={name} maxLength={80} autoComplete="name" required />
            </Field>
            <Field
              label="Handle"
              name="handle"
              error={fieldMessage(errors, "handle")}
              hint={errors.handle ? undefined : "The address of your page: 3 to 30 letters, digits or hyphens."}
            >
              <HandleInput site={site} required />
            </Field>
          </CardContent>
          <CardFooter className="justify-end">
            <SubmitButton pending={pending}>Open my page</SubmitButton>
          </CardFooter>
        </fieldset>
      </form>
    </Card>
  );
}
