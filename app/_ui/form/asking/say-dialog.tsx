"use client";

import type { LucideIcon } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { FormAction } from "@/lib/transports/actions/action";
import { cn } from "../../cn";
import { Button } from "../../controls/button";
import { Dialog, DialogDescription, DialogFooter, DialogHeader, DialogTitle } from "../../controls/dialog";
import { Input } from "../../controls/input";
import { Select } from "../../controls/select";
import { Textarea } from "../../controls/textarea";
import { toast } from "../../feedback/toast";
import { Field } from "../field";
import { fieldMessage } from "../field-message";
import { FormAlert } from "../form-alert";
import { useActionForm } from "../hooks/use-action-form";
import { withSuccess } from "../hooks/with-success";
import { KeptDraft } from "../kept/kept-draft";
import { SubmitButton } from "../submit-button";

/** What is to be written: `rows` of text, one line without it. */
export type SayField = {
  name: string;
  label: string;
  max: number;
  rows?: number;
  /** Of one line: what the browser asks for. */
  type?: "text" | "date";
  optional?: boolean;
  hint?: string;
  placeholder?: string;
  /** Of one line: one of these is to be chosen. */
  choices?: readonly { value: string; label: string }[];
};

type SayDialogProps<T> = {
  /** Sent next to what is written. */
  which: Record<string, string>;
  action: FormAction<T>;
  verb: string;
  /** What the button does, where its verb alone does not say to what. */
  label?: string;
  icon: LucideIcon;
  title: string;
  description: string;
  /** Without a field the dialog only asks. */
  fields?: readonly SayField[];
  send: string;
  done: string;
  /** Under the fields: files, for one. */
  also?: ReactNode;
  /** It cannot be sent yet. */
  waits?: boolean;
  look?: "primary" | "secondary" | "quiet" | "danger";
  size?: "sm" | "md" | "lg";
  className?: string | undefined;
};

const VARIANTS = { primary: "primary", secondary: "secondary", quiet: "ghost", danger: "secondary" } as const;

/** A step that is taken with a word to the other side: a button, and a dialog that asks for the words. */
export function SayDialog<T>(props: SayDialogProps<T>) {
  const [open, setOpen] = useState(false);
  const { verb, icon: Icon, title, description, look = "secondary", size = "md" } = props;
  return (
    <>
      <Button
        size={size}
        variant={VARIANTS[look]}
        className={cn(
          look === "danger" && "text-danger-ink hover:bg-danger-tint",
          look === "quiet" && "font-normal text-muted-foreground",
          props.className,
        )}
        aria-haspopup="dialog"
        aria-label={props.label}
        onClick={() => setOpen(true)}
      >
        <Icon aria-hidden />
        {verb}
      </Button>
      <Dialog open={open} close={() => setOpen(false)}>
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription>{description}</DialogDescription>
        </DialogHeader>
        <Words {...props} close={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function Words<T>(props: SayDialogProps<T> & { close: () => void }) {
  const { which, action, verb, title, fields = [], also, waits = false, send, done, look, close } = props;
  const sending = withSuccess(action, () => {
    close();
    toast.success(done);
  });
  const { state, pending, errors, formProps } = useActionForm(sending);
  const told = fields.some(({ name }) => fieldMessage(errors, name));
  return (
    <form {...formProps} aria-label={title} className="grid gap-4">
      {Object.entries(which).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {state.status === "error" && !told ? <FormAlert>{state.message}</FormAlert> : null}
      {fields.length > 0 ? <KeptDraft form={verb} subject={Object.values(withoutToken(which)).join(":")} /> : null}
      {fields.map(({ name, label, max, rows, type, optional = false, hint, placeholder, choices }) => (
        <Field key={name} label={label} name={name} optional={optional} hint={hint} error={fieldMessage(errors, name)}>
          {choices ? (
            <Select>
              <option value="">Choose…</option>
              {choices.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.label}
                </option>
              ))}
            </Select>
          ) : rows ? (
            <Textarea rows={rows} maxLength={max} placeholder={placeholder} />
          ) : (
            <Input type={type} maxLength={max} placeholder={placeholder} />
          )}
        </Field>
      ))}
      {also}
      <DialogFooter>
        <Button variant="secondary" onClick={close} disabled={pending}>
          Not now
        </Button>
        <SubmitButton pending={pending} disabled={waits} variant={look === "danger" ? "danger" : "primary"}>
          {send}
        </SubmitButton>
      </DialogFooter>
    </form>
  );
}

/** What the words are about: a capability of the address is no part of a name that is kept. */
function withoutToken({ token: _, ...which }: Record<string, string>): Record<string, string> {
  return which;
}
