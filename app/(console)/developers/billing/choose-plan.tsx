"use client";

import { type ReactNode, useState } from "react";
import { Button } from "@/app/_ui/controls/button";
import { Dialog, DialogDescription, DialogFooter, DialogHeader, DialogTitle } from "@/app/_ui/controls/dialog";
import { toast } from "@/app/_ui/feedback/toast";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { withSuccess } from "@/app/_ui/form/hooks/with-success";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import type { PlanTier } from "@/lib/contracts/tiers";
import { choosePlanAction } from "./actions";

/** A change that is asked about first. */
export type Question = {
  title: string;
  consequence: ReactNode;
  yes: string;
  no: string;
  done: string;
  danger: boolean;
};

type ChoosePlanProps = {
  tier: PlanTier;
  label: string;
  /** Spoken after the label: which plan. */
  thing?: string;
  primary?: boolean;
  /** Without one it is done at once. */
  question?: Question;
  done?: string;
};

/** The button of a plan's column. */
export function ChoosePlan(props: ChoosePlanProps) {
  return props.question ? <Asked {...props} question={props.question} /> : <AtOnce {...props} />;
}

function AtOnce({ tier, label, thing, primary, done }: ChoosePlanProps) {
  const { state, pending, formProps } = useActionForm(withSuccess(choosePlanAction, () => done && toast.success(done)));
  return (
    <form {...formProps} aria-label={`${label} ${thing ?? ""}`.trim()} className="grid justify-items-end gap-2">
      <input type="hidden" name="tier" value={tier} />
      <SubmitButton size="sm" variant={primary ? "primary" : "secondary"} pending={pending}>
        {label}
        {thing ? <span className="sr-only"> {thing}</span> : null}
      </SubmitButton>
      {state.status === "error" ? <FormAlert className="max-w-64 text-left">{state.message}</FormAlert> : null}
    </form>
  );
}

type AskedProps = ChoosePlanProps & { question: Question };

function Asked({ tier, label, thing, primary, question }: AskedProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        variant={primary ? "primary" : "secondary"}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {label}
        {thing ? <span className="sr-only"> {thing}</span> : null}
      </Button>
      <Dialog open={open} close={() => setOpen(false)} role="alertdialog">
        <DialogHeader>
          <DialogTitle>{question.title}</DialogTitle>
          <DialogDescription>{question.consequence}</DialogDescription>
        </DialogHeader>
        <Answer tier={tier} question={question} close={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function Answer({ tier, question, close }: { tier: PlanTier; question: Question; close: () => void }) {
  const { state, pending, formProps } = useActionForm(
    withSuccess(choosePlanAction, () => {
      close();
      toast.success(question.done);
    }),
  );
  return (
    <form {...formProps} aria-label={question.title} className="grid gap-4">
      <input type="hidden" name="tier" value={tier} />
      {state.status === "error" ? <FormAlert>{state.message}</FormAlert> : null}
      <DialogFooter>
        <Button variant="secondary" onClick={close} disabled={pending}>
          {question.no}
        </Button>
        <SubmitButton variant={question.danger ? "danger" : "primary"} pending={pending}>
          {question.yes}
        </SubmitButton>
      </DialogFooter>
    </form>
  );
}
