"use client";

import { Ban, Undo2 } from "lucide-react";
import { SayDialog } from "@/app/_ui/form/asking/say-dialog";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { acceptAction, declineAction, withdrawAction } from "./actions";

type StepProps = { id: string; token?: string | undefined; title: string };

const NOTE = { name: "note", label: "A word to the other side", max: 2_000, rows: 3, optional: true };

/** Opens the checkout of exactly this price. */
export function AcceptOffer({ id, token, title }: StepProps) {
  const { state, pending, formProps } = useActionForm(acceptAction);
  return (
    <form {...formProps} aria-label={`Accept ${title}`} className="grid gap-2">
      <input type="hidden" name="id" value={id} />
      {token ? <input type="hidden" name="token" value={token} /> : null}
      {state.status === "error" ? <FormAlert>{state.message}</FormAlert> : null}
      <SubmitButton pending={pending}>
        Accept and pay<span className="sr-only"> {title}</span>
      </SubmitButton>
    </form>
  );
}

/** Declines, as either side; a buyer before there is an offer takes the request back. */
export function DeclineQuote({
  id,
  token,
  title,
  as,
  offered,
}: StepProps & { as: "buyer" | "creator"; offered: boolean }) {
  const takesBack = as === "buyer" && !offered;
  return (
    <SayDialog
      verb={takesBack ? "Take it back" : "Decline"}
      icon={Ban}
      title={takesBack ? "Take your request back?" : `Decline ${title}?`}
      description="The other side is told, with your word if you leave one. This cannot be undone."
      which={{ id, as, ...(token && { token }) }}
      action={declineAction}
      fields={[NOTE]}
      send={takesBack ? "Take it back" : "Decline"}
      done={takesBack ? "Taken back" : "Declined"}
      look="danger"
    />
  );
}

/** Takes an offer back. */
export function WithdrawOffer({ id, title }: StepProps) {
  return (
    <SayDialog
      verb="Withdraw"
      icon={Undo2}
      title={`Withdraw ${title}?`}
      description="The buyer is told and cannot accept it any more. An open checkout is closed."
      which={{ id }}
      action={withdrawAction}
      fields={[NOTE]}
      send="Withdraw the offer"
      done="Withdrawn"
      look="danger"
    />
  );
}
