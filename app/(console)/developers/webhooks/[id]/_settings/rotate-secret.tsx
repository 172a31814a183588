"use client";

import { RotateSecretDialog } from "../../../_parts/rotate-secret-dialog";
import { rotateSigningSecretAction } from "../actions";

/** Replaces an endpoint's signing secret after asking, and shows the new one, this once. */
export function RotateSecret({ id, url }: { id: string; url: string }) {
  return (
    <RotateSecretDialog
      id={id}
      thing={url}
      action={rotateSigningSecretAction}
      secretOf={(secret) => secret}
      secretName="signing secret"
      consequence="You get a new secret. For 24 hours the current one also signs, so that nothing is lost while you change over. At most three secrets sign: a third rotation within 24 hours ends the oldest at once."
      shown="Deliveries are signed with the former secret too for 24 hours. Put this one into your receiver before that."
    />
  );
}
