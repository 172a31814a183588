"use client";

import { Trash2 } from "lucide-react";
import { Input } from "@/app/_ui/controls/input";
import { AskFirst } from "@/app/_ui/form/asking/ask-first";
import { Field } from "@/app/_ui/form/field";
import { fieldMessage } from "@/app/_ui/form/field-message";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { emptySent } from "@/app/_ui/form/hooks/empty-sent";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { useListFocus } from "@/app/_ui/form/hooks/use-list-focus";
import { withSuccess } from "@/app/_ui/form/hooks/with-success";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "@/app/_ui/looks/card";
import { type Clock, exactTime } from "@/app/_ui/time/exact-time-text";
import { useReaderClock } from "@/app/_ui/time/reader-clock";
import type { BlockView } from "@/lib/contracts/trade/bookings/availability";
import { addBlockAction, removeBlockAction } from "../actions";

/** Days on which nobody can book, whatever the weekly hours say. */
export function Blocks({ blocks, timezone }: { blocks: BlockView[]; timezone: string }) {
  const add = withSuccess(addBlockAction, (_, sent): void => emptySent(formProps.ref.current, sent));
  const { state, pending, errors, formProps } = useActionForm(add, "Days blocked");
  const list = useListFocus<HTMLDivElement>(blocks.length, "li", blocks.map(({ id }) => id).join());
  // the creator's days, as the browser writes a day
  const clock = { locale: useReaderClock().locale, timeZone: timezone };
  const alone = state.status === "error" && Object.keys(errors).length === 0;
  return (
    <Card>
      <CardHeader>
        <CardTitle>Days off</CardTitle>
        <CardDescription>Whole days on your clock. What is booked on them stays booked.</CardDescription>
      </CardHeader>
      <CardContent ref={list} className="grid gap-5">
        {blocks.length > 0 ? (
          <ul className="divide-y divide-border rounded-md border border-border">
            {blocks.map((block) => (
              <li key={block.id} className="flex items-center justify-between gap-3 py-1.5 pr-2 pl-4">
                <span className="wrap-anywhere">
                  {daysText(block, clock)}
                  {block.note ? <span className="text-muted-foreground"> · {block.note}</span> : null}
                </span>
                <AskFirst
                  verb="Remove"
                  thing={daysText(block, clock)}
                  icon={Trash2}
                  id={block.id}
                  action={removeBlockAction}
                  question={`Open ${daysText(block, clock)} again?`}
                  consequence="People can book your weekly hours on these days again."
                  yes="Open again"
                  no="Keep it blocked"
                  done="Open for bookings again"
                />
              </li>
            ))}
          </ul>
        ) : null}
        <form
          {...formProps}
          aria-label="Block days"
          className="grid items-start gap-4 sm:grid-cols-[1fr_1fr_1.5fr_auto]"
        >
          {alone ? <FormAlert className="sm:col-span-4">{state.message}</FormAlert> : null}
          <Field label="First day" name="first_day" error={fieldMessage(errors, "first_day")}>
            <Input type="date" required />
          </Field>
          <Field label="Last day" name="last_day" error={fieldMessage(errors, "last_day")}>
            <Input type="date" required />
          </Field>
          <Field label="Note to yourself" name="note" optional error={fieldMessage(errors, "note")}>
            <Input maxLength={100} />
          </Field>
          <SubmitButton variant="secondary" pending={pending} className="sm:mt-[26px]">
            Block
          </SubmitButton>
        </form>
      </CardContent>
    </Card>
  );
}

/** "Tue, 24 Nov 2026", or the first and the last day. The stored end is the midnight after it. */
function daysText(block: BlockView, clock: Clock): string {
  const first = exactTime(Date.parse(block.starts_at), "weekday", clock);
  const last = exactTime(Date.parse(block.ends_at) - 1, "weekday", clock);
  return first === last ? first : `${first} to ${last}`;
}
