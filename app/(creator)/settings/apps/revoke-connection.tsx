"use client";

import { Ban } from "lucide-react";
import { AskFirst } from "@/app/_ui/form/asking/ask-first";
import { revokeConnectionAction } from "./actions";

/** The question before an app loses its access. */
export function RevokeConnection({ id, app }: { id: string; app: string }) {
  return (
    <AskFirst
      verb="Revoke"
      thing={`access of ${app}`}
      icon={Ban}
      labelled
      id={id}
      action={revokeConnectionAction}
      question={`Revoke the access of “${app}”?`}
      consequence="It can no longer act for you, from its next call on. To let it in again, start from the app."
      yes="Revoke access"
      no="Keep it"
      done={`“${app}” no longer has access`}
    />
  );
}
