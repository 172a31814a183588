"use client";

import { Trash2 } from "lucide-react";
import { Input } from "@/app/_ui/controls/input";
import { Select } from "@/app/_ui/controls/select";
import { AskFirst } from "@/app/_ui/form/asking/ask-first";
import { Field } from "@/app/_ui/form/field";
import { fieldMessage } from "@/app/_ui/form/field-message";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { emptySent } from "@/app/_ui/form/hooks/empty-sent";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { withSuccess } from "@/app/_ui/form/hooks/with-success";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { Badge } from "@/app/_ui/looks/badge";
import type { BannedWord } from "@/lib/domain/platform/safety/spam/rules";
import { banWordAction, unbanWordAction } from "../actions";

/** The operators' list, and the way to change it. */
export function Words({ words }: { words: BannedWord[] }) {
  return (
    <div className="grid gap-4">
      <AddWord />
      {words.length === 0 ? (
        <p className="text-muted-foreground">No word is refused or flagged.</p>
      ) : (
        <ul className="divide-y divide-border rounded-md border border-border">
          {words.map(({ word, effect }) => (
            <li key={word} className="flex items-center gap-3 px-4 py-2">
              <span className="wrap-anywhere min-w-0 flex-1 font-medium">{word}</span>
              <Badge tone={effect === "refuse" ? "danger" : "warning"}>
                {effect === "refuse" ? "Refused" : "Flagged"}
              </Badge>
              <AskFirst
                verb="Take off"
                thing={word}
                icon={Trash2}
                id={word}
                action={unbanWordAction}
                question={`Take “${word}” off the list?`}
                consequence="It can be written again from the next message on."
                yes="Take it off"
                no="Keep it"
                done={`“${word}” is off the list`}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function AddWord() {
  const add = withSuccess(banWordAction, (_, sent): void => emptySent(formProps.ref.current, sent));
  const { state, pending, errors, formProps } = useActionForm(add, "The list is changed");
  const alone = state.status === "error" && Object.keys(errors).length === 0;
  return (
    <form {...formProps} aria-label="Add a word" className="grid gap-3 sm:flex sm:items-end">
      {alone ? <FormAlert>{state.message}</FormAlert> : null}
      <Field label="Word, or several" name="word" error={fieldMessage(errors, "word")}>
        <Input maxLength={60} required />
      </Field>
      <Field label="What it does" name="effect" error={fieldMessage(errors, "effect")}>
        <Select defaultValue="flag">
          <option value="flag">Flag the message</option>
          <option value="refuse">Refuse the message</option>
        </Select>
      </Field>
      <SubmitButton pending={pending}>Add</SubmitButton>
    </form>
  );
}
