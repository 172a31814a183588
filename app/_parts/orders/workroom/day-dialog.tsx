"use client";

import { CalendarClock } from "lucide-react";
import { useState } from "react";
import { Button } from "@/app/_ui/controls/button";
import { Dialog, DialogDescription, DialogFooter, DialogHeader, DialogTitle } from "@/app/_ui/controls/dialog";
import { Input } from "@/app/_ui/controls/input";
import { Textarea } from "@/app/_ui/controls/textarea";
import { toast } from "@/app/_ui/feedback/toast";
import { Field } from "@/app/_ui/form/field";
import { fieldMessage } from "@/app/_ui/form/field-message";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { withSuccess } from "@/app/_ui/form/hooks/with-success";
import { KeptDraft } from "@/app/_ui/form/kept/kept-draft";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { dayHere, endOfDay } from "@/app/_ui/time/local-day";
import type { FormAction } from "@/lib/transports/actions/action";

type DayDialogProps<T> = {
  which: { order_id: string; side: string; token?: string };
  /** Gets `due_at`, the end of the day that was chosen, on the clock of the person who chose it. */
  action: FormAction<T>;
  verb: string;
  title: string;
  description: string;
  /** ISO 8601: the day has to be a later one than this. Without it, today is the first. */
  after?: string;
  /** Whether it is asked why. */
  asksWhy?: boolean;
  done: string;
};

/** Proposes a day to deliver by. */
export function DayDialog<T>(props: DayDialogProps<T>) {
  const [open, setOpen] = useState(false);
  const { verb, title, description } = props;
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <CalendarClock aria-hidden />
        {verb}
      </Button>
      <Dialog open={open} close={() => setOpen(false)}>
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription>{description}</DialogDescription>
        </DialogHeader>
        <DayForm {...props} close={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function DayForm<T>({
  which,
  action,
  verb,
  title,
  after,
  asksWhy,
  done,
  close,
}: DayDialogProps<T> & { close: () => void }) {
  const sending = withSuccess(endingDay(action), () => {
    close();
    toast.success(done);
  });
  const { state, pending, errors, formProps } = useActionForm(sending);
  const [day, why] = [fieldMessage(errors, "due_at"), fieldMessage(errors, "reason")];
  return (
    <form {...formProps} aria-label={title} className="grid gap-4">
      {Object.entries(which).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {state.status === "error" && !day && !why ? <FormAlert>{state.message}</FormAlert> : null}
      {asksWhy ? <KeptDraft form={verb} subject={`${which.order_id}:${which.side}`} /> : null}
      <Field label="Day" name="day" error={day}>
        <Input type="date" min={after ? dayHere(new Date(after), 1) : dayHere(new Date())} />
      </Field>
      {asksWhy ? (
        <Field label="Why" name="reason" error={why}>
          <Textarea rows={4} maxLength={2_000} />
        </Field>
      ) : null}
      <DialogFooter>
        <Button variant="secondary" onClick={close} disabled={pending}>
          Not now
        </Button>
        <SubmitButton pending={pending}>Propose</SubmitButton>
      </DialogFooter>
    </form>
  );
}

/** The same action of a moment: which one a day ends at is known where it was chosen. */
function endingDay<T>(action: FormAction<T>): FormAction<T> {
  return (previous, form) => {
    const sent = new FormData();
    for (const [name, value] of form) if (name !== "day") sent.append(name, value);
    sent.set("due_at", endOfDay(String(form.get("day") ?? "")));
    return action(previous, sent);
  };
}
