"use client";

import { useState } from "react";
import { SpendLimitsFields } from "@/app/_parts/spending/spend-limits-fields";
import { Button } from "@/app/_ui/controls/button";
import { Dialog, DialogFooter, DialogHeader, DialogTitle } from "@/app/_ui/controls/dialog";
import { LimitBar } from "@/app/_ui/data/limit-bar";
import { toast } from "@/app/_ui/feedback/toast";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { withSuccess } from "@/app/_ui/form/hooks/with-success";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { CalendarDay } from "@/app/_ui/time/calendar-day";
import type { Spending as SpendingView } from "@/lib/contracts/trade/spending";
import { formatMoney } from "@/lib/core/values/money";
import type { FormAction } from "@/lib/transports/actions/action";

type SpendingProps = {
  id: string;
  app: string;
  /** Null where the person has set none yet. */
  spending: SpendingView | null;
  /** Changes the limits of what has this id. */
  change: FormAction<null>;
  categories: { slug: string; name: string }[];
};

/** What an app or key has used of what it may spend this month, and the way to change that. */
export function Spending(props: SpendingProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-end justify-between gap-3">
      {props.spending ? <Used {...props.spending} /> : null}
      <Button size="sm" variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {props.spending ? "Change limits" : "Set limits"}
      </Button>
      <Dialog open={open} close={() => setOpen(false)}>
        <LimitsForm {...props} close={() => setOpen(false)} />
      </Dialog>
    </div>
  );
}

function Used({ per_order_cents, per_month_cents, reserved_cents, until }: SpendingView) {
  return (
    <div className="grid min-w-0 flex-1 gap-1.5 text-sm">
      <p>
        <span className="font-medium">{formatMoney(reserved_cents)}</span> of {formatMoney(per_month_cents)} used this
        month; at most {formatMoney(per_order_cents)} an order
        {until ? (
          <>
            , until the end of <CalendarDay day={until} /> (UTC)
          </>
        ) : null}
      </p>
      <LimitBar used={reserved_cents} limit={per_month_cents} />
    </div>
  );
}

function LimitsForm({ id, app, spending, categories, change, close }: SpendingProps & { close: () => void }) {
  const changing = withSuccess(change, () => {
    close();
    toast.success(spending ? "The limits are changed" : "The limits are set");
  });
  const { state, pending, errors, formProps } = useActionForm(changing);
  const alone = state.status === "error" && Object.keys(errors).length === 0;
  return (
    <>
      <DialogHeader>
        <DialogTitle>Limits of {app}</DialogTitle>
      </DialogHeader>
      <form {...formProps} aria-label={`Limits of ${app}`} className="grid gap-4">
        <input type="hidden" name="id" value={id} />
        {alone ? <FormAlert>{state.message}</FormAlert> : null}
        <SpendLimitsFields app={app} errors={errors} categories={categories} spending={spending ?? undefined} />
        <DialogFooter>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <SubmitButton pending={pending}>Save limits</SubmitButton>
        </DialogFooter>
      </form>
    </>
  );
}
