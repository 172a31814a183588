"use client";

import { Send } from "lucide-react";
import { useState } from "react";
import { FilePicker } from "@/app/_parts/media/file-picker";
import { Textarea } from "@/app/_ui/controls/textarea";
import { toast } from "@/app/_ui/feedback/toast";
import { Field } from "@/app/_ui/form/field";
import { fieldMessage } from "@/app/_ui/form/field-message";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { withSuccess } from "@/app/_ui/form/hooks/with-success";
import { KeptDraft } from "@/app/_ui/form/kept/kept-draft";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { Card } from "@/app/_ui/looks/card";
import type { FileView } from "@/lib/contracts/trade/files";
import { deliverAction } from "../actions";

type DeliverFormProps = { orderId: string; again: boolean; waiting: readonly FileView[] };

const send = withSuccess(deliverAction, () => {
  toast.success("Delivered. The buyer has 72 hours to respond");
});

/** What is handed over: a message, links, files. `waiting` are files that were uploaded before and not sent. */
export function DeliverForm({ orderId, again, waiting }: DeliverFormProps) {
  const [uploading, setUploading] = useState(false);
  const { state, pending, errors, formProps } = useActionForm(send);
  const alone = state.status === "error" && Object.keys(errors).length === 0;
  return (
    <Card id="deliver-form" className="scroll-mt-20 p-5 sm:p-6">
      <form {...formProps} aria-labelledby="deliver" className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <div className="grid gap-1">
          <h2 id="deliver" className="font-semibold text-lg">
            {again ? "Deliver again" : "Deliver"}
          </h2>
          <p className="text-muted-foreground">The buyer then has 72 hours to accept it or to ask for changes.</p>
        </div>
        <input type="hidden" name="order_id" value={orderId} />
        {alone ? <FormAlert>{state.message}</FormAlert> : null}
        <KeptDraft form="delivery" subject={orderId} />
        <Field label="Message" name="message" optional error={fieldMessage(errors, "message")}>
          <Textarea rows={4} maxLength={5_000} placeholder="What it is, and how to use it" />
        </Field>
        <Field
          label="Links"
          name="links"
          optional
          error={fieldMessage(errors, "links")}
          hint="One per line, such as example.com/file."
        >
          <Textarea rows={2} className="font-mono text-sm" spellCheck={false} />
        </Field>
        <FilePicker
          address={`/studio/orders/${orderId}/files`}
          of="this delivery"
          waiting={waiting}
          error={fieldMessage(errors, "file_ids")}
          busy={setUploading}
        />
        <SubmitButton pending={pending} disabled={uploading} className="w-full sm:w-fit">
          <Send aria-hidden /> Deliver
        </SubmitButton>
      </form>
    </Card>
  );
}
