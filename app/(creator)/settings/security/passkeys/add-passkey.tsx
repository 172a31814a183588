"use client";

import { KeyRound } from "lucide-react";
import { makePasskey } from "@/app/_parts/account/passkeys/ceremony";
import { toast } from "@/app/_ui/feedback/toast";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { withSuccess } from "@/app/_ui/form/hooks/with-success";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import type { FormAction } from "@/lib/transports/actions/action";
import { addPasskeyAction, beginPasskeyAction } from "./actions";

type Added = { id: string; name: string };

/** Has the device make a passkey, and keeps it. */
const add: FormAction<Added> = async (_previous, form) => {
  const begun = await beginPasskeyAction({ status: "idle" }, form);
  if (begun.status !== "ok") return begun;
  const answer = await makePasskey(begun.data);
  if ("complaint" in answer)
    return { status: "error", message: answer.complaint ?? "No passkey was made.", fields: {} };
  const sent = new FormData();
  sent.set("passkey", answer.passkey);
  return addPasskeyAction({ status: "idle" }, sent);
};

/** The button that adds one. */
export function AddPasskey({ first }: { first: boolean }) {
  const send = withSuccess(add, ({ name }) => toast.success(`Passkey “${name}” added`));
  const { state, pending, formProps } = useActionForm(send);
  return (
    <form {...formProps} aria-label="Add a passkey" className="grid gap-4">
      {state.status === "error" ? <FormAlert>{state.message}</FormAlert> : null}
      <SubmitButton pending={pending} variant={first ? "primary" : "secondary"} className="w-fit">
        <KeyRound aria-hidden /> Add a passkey
      </SubmitButton>
    </form>
  );
}
