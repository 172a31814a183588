"use client";

import { Button } from "@/app/_ui/controls/button";
import { DialogDescription, DialogFooter, DialogHeader, DialogTitle } from "@/app/_ui/controls/dialog";
import { RadioField, RadioGroup } from "@/app/_ui/controls/radio-group";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { type TellBusy, useBusy, useTellBusy } from "@/app/_ui/form/hooks/use-busy";
import { withSuccess } from "@/app/_ui/form/hooks/with-success";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import type { OAuthAppWithSecret } from "@/lib/contracts/developers/oauth/oauth";
import { createAppAction } from "./actions";
import { AppFields } from "./app-fields";

type CreateAppFormProps = { busy: TellBusy; done: (app: OAuthAppWithSecret) => void; cancel: () => void };

/** A new app: what creators read of it, where it is answered, and whether it can keep a secret. */
export function CreateAppForm({ busy, done, cancel }: CreateAppFormProps) {
  const { state, pending, errors, formProps } = useActionForm(withSuccess(createAppAction, done));
  useTellBusy(pending, busy);
  const [uploading, tellUploading] = useBusy();
  const alone = state.status === "error" && Object.keys(errors).length === 0;
  return (
    <>
      <DialogHeader>
        <DialogTitle>Register an app</DialogTitle>
        <DialogDescription>It can then ask any creator for access, with OAuth 2.0 and PKCE.</DialogDescription>
      </DialogHeader>
      <form {...formProps} aria-label="New app" className="min-w-0">
        <fieldset aria-busy={pending} className="grid min-w-0 gap-4">
          {alone ? <FormAlert>{state.message}</FormAlert> : null}
          <AppFields errors={errors} busy={tellUploading} />
          <RadioGroup legend="Where does it run?">
            <RadioField
              name="auth_method"
              value="client_secret_basic"
              defaultChecked
              label="On a server (confidential)"
              hint="It keeps a client secret."
            />
            <RadioField
              name="auth_method"
              value="none"
              label="With its users (public)"
              hint="In a browser, on a phone or a desktop, where no secret is safe. PKCE protects it."
            />
          </RadioGroup>
          <DialogFooter>
            <Button variant="secondary" onClick={cancel} disabled={pending}>
              Cancel
            </Button>
            <SubmitButton pending={pending} disabled={uploading}>
              Register app
            </SubmitButton>
          </DialogFooter>
        </fieldset>
      </form>
    </>
  );
}
