"use client";

import { Pencil, Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "@/app/_ui/controls/button";
import { Dialog, DialogDescription, DialogFooter, DialogHeader, DialogTitle } from "@/app/_ui/controls/dialog";
import { Input } from "@/app/_ui/controls/input";
import { Select } from "@/app/_ui/controls/select";
import { Textarea } from "@/app/_ui/controls/textarea";
import { toast } from "@/app/_ui/feedback/toast";
import { Field } from "@/app/_ui/form/field";
import { fieldMessage } from "@/app/_ui/form/field-message";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { withSuccess } from "@/app/_ui/form/hooks/with-success";
import { KeptDraft } from "@/app/_ui/form/kept/kept-draft";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import type { MembershipTierView } from "@/lib/contracts/trade/memberships/memberships";
import { amountText } from "@/lib/contracts/trade/typed-amount";
import { saveTierAction } from "./actions";

/** The button and the dialog in which a tier is made, or changed when one is given. */
export function EditTier({ tier }: { tier?: MembershipTierView }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size={tier ? "sm" : "md"}
        variant={tier ? "ghost" : "primary"}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {tier ? <Pencil aria-hidden /> : <Plus aria-hidden />}
        {tier ? "Edit" : "New tier"}
        {tier ? <span className="sr-only">{tier.name}</span> : null}
      </Button>
      <Dialog open={open} close={() => setOpen(false)}>
        <DialogHeader>
          <DialogTitle>{tier ? `Edit “${tier.name}”` : "New tier"}</DialogTitle>
          <DialogDescription>
            {tier && tier.member_count > 0
              ? "A new price is for those who join from now on. Members keep theirs."
              : "It appears on your profile at once."}
          </DialogDescription>
        </DialogHeader>
        <TierForm {...(tier && { tier })} close={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

export function TierForm({ tier, close }: { tier?: MembershipTierView; close: () => void }) {
  const save = withSuccess(saveTierAction, () => {
    close();
    toast.success("Tier saved");
  });
  const { state, pending, errors, formProps } = useActionForm(save);
  const alone = state.status === "error" && Object.keys(errors).length === 0;
  return (
    <form {...formProps} aria-label={tier ? `Edit ${tier.name}` : "New tier"} className="grid gap-4">
      {alone ? <FormAlert>{state.message}</FormAlert> : null}
      <input type="hidden" name="id" value={tier?.id ?? ""} />
      <KeptDraft form="tier" subject={tier?.id ?? "new"} />
      <Field label="Name" name="name" error={fieldMessage(errors, "name")}>
        <Input defaultValue={tier?.name} maxLength={60} required />
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <Field label="Price in US dollars" name="price" error={fieldMessage(errors, "price")} hint="0 for a free tier.">
          <Input defaultValue={tier ? amountText(tier.price_cents) : ""} inputMode="decimal" required />
        </Field>
        <Field label="Every" name="interval" error={fieldMessage(errors, "interval")}>
          <Select defaultValue={tier?.interval ?? "month"}>
            <option value="month">Month</option>
            <option value="year">Year</option>
          </Select>
        </Field>
      </div>
      <p className="text-muted-foreground text-sm">
        A free tier opens all that is for members, as a paid one does. What sets tiers apart are the perks that you
        name.
      </p>
      <Field label="In a sentence" name="description" optional error={fieldMessage(errors, "description")}>
        <Textarea defaultValue={tier?.description} rows={2} maxLength={500} />
      </Field>
      <Field label="Perks" name="perks" optional error={fieldMessage(errors, "perks")} hint="One a line.">
        <Textarea defaultValue={tier?.perks.join("\n")} rows={4} maxLength={3000} />
      </Field>
      <DialogFooter>
        <Button variant="secondary" onClick={close} disabled={pending}>
          Not now
        </Button>
        <SubmitButton pending={pending}>Save tier</SubmitButton>
      </DialogFooter>
    </form>
  );
}
