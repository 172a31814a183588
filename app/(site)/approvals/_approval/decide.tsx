"use client";

import { Ban, CreditCard, SlidersHorizontal } from "lucide-react";
import { AcceptDelivery } from "@/app/_parts/orders/workroom/accept-delivery";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { SayDialog } from "@/app/_ui/form/asking/say-dialog";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { approveAction, refuseAction } from "../actions";
import { REASON } from "./refusal";

type DecideProps = {
  id: string;
  kind: "checkout" | "acceptance";
  app: string;
  title: string;
  /** It is what a quote offers: to be paid as it is, or refused. */
  fixed: boolean;
  /** Of an acceptance: to whom it releases how much. */
  releases: { creator: string; amount: number; currency: string };
};

/** Yes, which leads to the payment or accepts; otherwise, of what is to be paid; or no, with a word to the app. */
export function Decide({ id, kind, app, title, fixed, releases }: DecideProps) {
  const { state, pending, formProps } = useActionForm(approveAction);
  const pays = kind === "checkout";
  return (
    <div className="grid gap-3">
      {state.status === "error" ? <FormAlert>{state.message}</FormAlert> : null}
      <div className="flex flex-wrap items-center gap-2 *:max-sm:w-full">
        {pays ? (
          <form {...formProps} aria-label={`Approve ${title}`} className="grid">
            <input type="hidden" name="id" value={id} />
            <SubmitButton pending={pending} size="lg">
              <CreditCard aria-hidden /> Approve and pay
            </SubmitButton>
          </form>
        ) : (
          <AcceptDelivery label={`Approve ${title}`} which={{ id }} action={approveAction} {...releases} />
        )}
        {pays && !fixed ? (
          <Button asChild size="lg" variant="secondary">
            <Link href={`/approvals/${id}`}>
              <SlidersHorizontal aria-hidden /> Change
            </Link>
          </Button>
        ) : null}
        <SayDialog
          which={{ id }}
          action={refuseAction}
          verb="Refuse"
          icon={Ban}
          title={pays ? "Refuse this order" : "Do not accept it"}
          description={
            pays
              ? `The checkout is closed, and ${app} reads why. It can prepare another one.`
              : `The order stays as it is, and ${app} reads why. It can ask the creator for changes.`
          }
          fields={[REASON]}
          send="Refuse"
          done="Refused"
          look="danger"
          size="lg"
        />
      </div>
    </div>
  );
}
