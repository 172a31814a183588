"use client";

import { Pencil, Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "@/app/_ui/controls/button";
import { Dialog, DialogDescription, DialogFooter, DialogHeader, DialogTitle } from "@/app/_ui/controls/dialog";
import { toast } from "@/app/_ui/feedback/toast";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { withSuccess } from "@/app/_ui/form/hooks/with-success";
import { KeptDraft } from "@/app/_ui/form/kept/kept-draft";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import type { BookingTypeView } from "@/lib/contracts/trade/bookings/booking-types";
import { saveTypeAction } from "../type-actions";
import { TypeFields } from "./type-fields";

/** The button and the dialog in which a type is made, or changed when one is given. */
export function EditType({ type = null }: { type?: BookingTypeView | null }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant={type ? "ghost" : "secondary"} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {type ? <Pencil aria-hidden /> : <Plus aria-hidden />}
        {type ? "Edit" : "New type"}
        {type ? <span className="sr-only">{type.title}</span> : null}
      </Button>
      <Dialog open={open} close={() => setOpen(false)}>
        <DialogHeader>
          <DialogTitle>{type ? `Edit “${type.title}”` : "New type of booking"}</DialogTitle>
          <DialogDescription>
            {type
              ? "What is booked keeps its time, length and place."
              : "It can be booked at once, in your weekly hours."}
          </DialogDescription>
        </DialogHeader>
        <TypeForm type={type} close={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function TypeForm({ type, close }: { type: BookingTypeView | null; close: () => void }) {
  const save = withSuccess(saveTypeAction, () => {
    close();
    toast.success("Type saved");
  });
  const { state, pending, errors, formProps } = useActionForm(save);
  const alone = state.status === "error" && Object.keys(errors).length === 0;
  return (
    <form {...formProps} aria-label={type ? `Edit ${type.title}` : "New type"} className="grid gap-4">
      {alone ? <FormAlert>{state.message}</FormAlert> : null}
      <input type="hidden" name="id" value={type?.id ?? ""} />
      <KeptDraft form="booking-type" subject={type?.id ?? "new"} />
      <TypeFields type={type} errors={errors} />
      <DialogFooter>
        <Button variant="secondary" onClick={close} disabled={pending}>
          Not now
        </Button>
        <SubmitButton pending={pending}>Save type</SubmitButton>
      </DialogFooter>
    </form>
  );
}
