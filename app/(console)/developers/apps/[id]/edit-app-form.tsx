"use client";

import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { useBusy } from "@/app/_ui/form/hooks/use-busy";
import { withSuccess } from "@/app/_ui/form/hooks/with-success";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { Card, CardContent, CardFooter, CardHeader, CardTitle } from "@/app/_ui/looks/card";
import type { OAuthAppView } from "@/lib/contracts/developers/oauth/oauth";
import { updateAppAction } from "../actions";
import { AppFields } from "../app-fields";

const save = withSuccess(updateAppAction, () => {});

/** What may change of a registered app. */
export function EditAppForm({ app }: { app: OAuthAppView }) {
  const { state, pending, errors, formProps } = useActionForm(save, "App saved");
  const [uploading, busy] = useBusy();
  const alone = state.status === "error" && Object.keys(errors).length === 0;
  return (
    <Card>
      <CardHeader>
        <CardTitle>Details</CardTitle>
      </CardHeader>
      <form {...formProps} aria-label="App details">
        <input type="hidden" name="id" value={app.client_id} />
        <fieldset aria-busy={pending}>
          <CardContent className="grid gap-4 pt-3">
            {alone ? <FormAlert>{state.message}</FormAlert> : null}
            <AppFields app={app} errors={errors} busy={busy} />
          </CardContent>
          <CardFooter className="justify-end">
            <SubmitButton pending={pending} disabled={uploading}>
              Save app
            </SubmitButton>
          </CardFooter>
        </fieldset>
      </form>
    </Card>
  );
}
