"use client";

import { Send } from "lucide-react";
import { useRef, useState } from "react";
import { FilePicker } from "@/app/_parts/media/file-picker";
import { Textarea } from "@/app/_ui/controls/textarea";
import { Field } from "@/app/_ui/form/field";
import { fieldMessage } from "@/app/_ui/form/field-message";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { withSuccess } from "@/app/_ui/form/hooks/with-success";
import { KeptDraft } from "@/app/_ui/form/kept/kept-draft";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { MESSAGE_LENGTH } from "@/lib/contracts/agents/form-limits";
import type { ThreadSide } from "@/lib/contracts/contact/threads";
import { writeAction } from "./actions";

type ComposerProps = { id: string; as: ThreadSide; token?: string | undefined; to: string };

/** Where a message is written, with files; what is typed is kept until it is sent. */
export function Composer({ id, as, token, to }: ComposerProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const sending = withSuccess(writeAction, () => {
    if (area.current) area.current.value = "";
  });
  const { state, pending, errors, formProps } = useActionForm(sending);
  const [uploading, setUploading] = useState(false);
  const sent = state.status === "ok" ? state.data.id : "";
  return (
    <form {...formProps} className="grid gap-3 border-border border-t p-4">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="as" value={as} />
      {token ? <input type="hidden" name="token" value={token} /> : null}
      {state.status === "error" ? <FormAlert>{state.message}</FormAlert> : null}
      <KeptDraft form="message" subject={`${as}:${id}`} />
      <Field label={`Message to ${to}`} name="body" error={errors.body} hideLabel>
        <Textarea ref={area} rows={2} maxLength={MESSAGE_LENGTH} placeholder={`Write to ${to}`} />
      </Field>
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        {/* begins afresh with every message that is sent */}
        <FilePicker
          key={sent}
          compact
          address={`/messages/${id}/files${token ? `?token=${encodeURIComponent(token)}` : ""}`}
          of="this message"
          label="Attach files"
          waiting={[]}
          error={fieldMessage(errors, "file_ids")}
          busy={setUploading}
        />
        <SubmitButton pending={pending} disabled={uploading} className="ml-auto">
          <Send aria-hidden /> Send
        </SubmitButton>
      </div>
      <p className="text-muted-foreground text-sm">Markdown works. Messages cannot be changed once sent.</p>
    </form>
  );
}
