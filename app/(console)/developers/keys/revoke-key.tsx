"use client";

import { Ban } from "lucide-react";
import { AskFirst } from "@/app/_ui/form/asking/ask-first";
import { revokeKeyAction } from "./actions";
import type { KeyNamed } from "./key-named";

/** A row's question before a key ends for good. */
export function RevokeKey({ target: { id, name, prefix } }: { target: KeyNamed }) {
  return (
    <AskFirst
      verb="Revoke"
      thing={name}
      icon={Ban}
      id={id}
      action={revokeKeyAction}
      question={`Revoke “${name}”?`}
      consequence={
        <>
          Everything that uses <code>{prefix}…</code> is refused from now on, and the webhook endpoints that were made
          with it are disabled. This cannot be undone; to change over without a gap, rotate it instead.
        </>
      }
      yes="Revoke key"
      no="Keep it"
      done={`“${name}” is revoked`}
    />
  );
}
