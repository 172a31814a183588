"use client";

import { Power } from "lucide-react";
import { AskFirst } from "@/app/_ui/form/asking/ask-first";
import { disableAppAction } from "../actions";

/** The question before an app ends for good. */
export function DisableApp({ id, name }: { id: string; name: string }) {
  return (
    <AskFirst
      verb="Disable app"
      thing={name}
      icon={Power}
      labelled
      id={id}
      action={disableAppAction}
      question={`Disable “${name}”?`}
      consequence="Every access that creators have given it ends now, and it can never ask again. This cannot be undone."
      yes="Disable app"
      no="Keep it"
      done={`“${name}” is disabled`}
    />
  );
}
