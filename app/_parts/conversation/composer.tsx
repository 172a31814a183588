"use client";

import { Send } from "lucide-react";
import { useEffect, useRef, useState } from "react";
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
import type { FileView } from "@/lib/contracts/trade/files";
import { writeAction } from "./actions";

type ComposerProps = { id: string; as: ThreadSide; token?: string | undefined; to: string };

/** Where a message is written, with files; what is typed is kept until it is sent. */
export function Composer({ id, as, token, to }: ComposerProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [files, setFiles] = useState<readonly FileView[]>([]);
  // what was typed and added while it went is of the next message
  const sending = withSuccess(writeAction, (_, sent) => {
    const [body, ids] = [String(sent.get("body")), sent.getAll("file_ids")];
    if (area.current?.value.startsWith(body)) area.current.value = area.current.value.slice(body.length).trimStart();
    setFiles((before) => before.filter(({ id }) => !ids.includes(id)));
  });
  const { state, pending, errors, formProps } = useActionForm(sending);
  const [uploading, setUploading] = useState(false);
  useEffect(() => {
    // its draft went with the message
    if (state.status === "ok" && area.current?.value) area.current.dispatchEvent(new Event("input", { bubbles: true }));
  }, [state]);
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
        <FilePicker
          compact
          address={`/messages/${id}/files${token ? `?token=${encodeURIComponent(token)}` : ""}`}
          of="this message"
          label="Attach files"
          waiting={files}
          changed={setFiles}
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
