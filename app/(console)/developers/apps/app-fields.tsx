"use client";

import { Input } from "@/app/_ui/controls/input";
import { Field } from "@/app/_ui/form/field";
import { fieldMessage } from "@/app/_ui/form/field-message";
import type { TellBusy } from "@/app/_ui/form/hooks/use-busy";
import type { OAuthAppView } from "@/lib/contracts/developers/oauth/oauth";
import { LogoField } from "./logo-field";
import { RedirectUrisField } from "./redirect-uris-field";

type AppFieldsProps = {
  app?: OAuthAppView;
  errors: Record<string, string>;
  /** Told while the logo is on its way. */
  busy: TellBusy;
};

/** What can be said of an app, new or old. */
export function AppFields({ app, errors, busy }: AppFieldsProps) {
  return (
    <>
      <Field
        label="Name"
        name="name"
        error={fieldMessage(errors, "name")}
        hint={errors.name ? undefined : "Creators read it when your app asks for access."}
      >
        <Input defaultValue={app?.name} maxLength={80} autoComplete="off" required />
      </Field>
      <LogoField app={app} error={fieldMessage(errors, "logo")} busy={busy} />
      <Field label="Website" name="client_uri" optional error={fieldMessage(errors, "client_uri")}>
        <Input
          type="url"
          defaultValue={app?.client_uri ?? ""}
          maxLength={2_048}
          placeholder="https://app.example"
          autoComplete="off"
        />
      </Field>
      <RedirectUrisField uris={app?.redirect_uris} errors={errors} />
    </>
  );
}
