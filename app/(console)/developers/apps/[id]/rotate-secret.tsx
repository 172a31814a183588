"use client";

import { RotateSecretDialog } from "../../_parts/rotate-secret-dialog";
import { rotateSecretAction } from "../actions";

/** Replaces an app's secret after asking, and shows the new one, this once. */
export function RotateSecret({ id, name }: { id: string; name: string }) {
  return (
    <RotateSecretDialog
      id={id}
      thing={name}
      action={rotateSecretAction}
      secretOf={({ client_secret }) => client_secret}
      secretName="client secret"
      consequence="The present secret ends at once: until your server has the new one it cannot redeem codes or refresh tokens. Access that creators have given stays."
      shown={`The former secret of “${name}” has ended.`}
    />
  );
}
