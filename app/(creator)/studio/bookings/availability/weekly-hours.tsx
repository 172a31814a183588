"use client";

import { Plus, X } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "@/app/_ui/controls/button";
import { Input } from "@/app/_ui/controls/input";
import { FieldError } from "@/app/_ui/form/field";
import { fieldMessage } from "@/app/_ui/form/field-message";
import { useListFocus } from "@/app/_ui/form/hooks/use-list-focus";
import type { WeeklySpan } from "@/lib/contracts/trade/bookings/availability";
import type { ActionState } from "@/lib/transports/actions/action";

const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;
const FROM_MONDAY = [1, 2, 3, 4, 5, 6, 0] as const;
const END_OF_DAY = 24 * 60;

type Row = { key: number; day: number; from: string; to: string };

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** `answer` is what the form last heard: its complaints are of the spans in the order in which they were sent. */
type WeeklyHoursProps = { spans: WeeklySpan[]; answer: ActionState };

/** The spans of each weekday. Sent as `weekly[]`, one line a span; midnight at the end of a day is written 00:00. */
export function WeeklyHours({ spans, answer }: WeeklyHoursProps) {
  const [rows, setRows] = useState<Row[]>(() =>
    spans.map((span, key) => ({ key, day: span.day, from: clock(span.from), to: clock(span.to % END_OF_DAY) })),
  );
  const list = useListFocus<HTMLUListElement>(FROM_MONDAY.length, "li", rows.map(({ key }) => key).join());
  // which row a complaint is of stays known when rows are added and removed
  const [told, tell] = useState<{ answer: ActionState; keys: number[] }>({ answer, keys: [] });
  if (told.answer !== answer) tell({ answer, keys: rows.map((row) => row.key) });
  const errors = answer.status === "error" ? answer.fields : {};
  const errorOf = (row: Row) => fieldMessage(errors, `weekly.${told.keys.indexOf(row.key)}`);
  const change = (key: number, part: Partial<Row>) =>
    setRows((before) => before.map((row) => (row.key === key ? { ...row, ...part } : row)));
  const add = (day: number) =>
    setRows((before) => {
      const last = before.filter((row) => row.day === day).at(-1);
      const from = last?.to && last.to < "22:00" ? last.to : "09:00";
      const key = Math.max(-1, ...before.map((row) => row.key)) + 1;
      return [...before, { key, day, from, to: from < "17:00" ? "17:00" : "23:00" }];
    });
  return (
    <fieldset className="grid min-w-0 gap-1">
      <legend className="mb-2 font-medium text-sm">Weekly hours</legend>
      {rows.map((row) => (
        <input key={row.key} type="hidden" name="weekly[]" value={line(row)} />
      ))}
      <ul ref={list} className="divide-y divide-border rounded-md border border-border">
        {FROM_MONDAY.map((day) => (
          <li
            key={day}
            data-field
            className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 py-2 pr-2 pl-3 sm:px-4 sm:grid-cols-[6rem_minmax(0,1fr)_auto]"
          >
            <span className="py-1.5 font-medium">{DAYS[day]}</span>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-2 max-sm:order-last max-sm:col-span-2">
              {rows.some((row) => row.day === day) ? null : (
                <span className="py-1.5 text-muted-foreground">Closed</span>
              )}
              {rows
                .filter((row) => row.day === day)
                .map((row) => (
                  <Span
                    key={row.key}
                    row={row}
                    error={errorOf(row)}
                    change={(part) => change(row.key, part)}
                    remove={() => setRows((before) => before.filter((other) => other.key !== row.key))}
                  />
                ))}
            </div>
            <Button variant="ghost" size="icon-sm" onClick={() => add(day)}>
              <Plus aria-hidden />
              <span className="sr-only">Add hours on {DAYS[day]}</span>
            </Button>
          </li>
        ))}
      </ul>
      <FieldError>{errors.weekly && fieldMessage(errors, "weekly")}</FieldError>
    </fieldset>
  );
}

// two of them next to a button, at 16 px on a phone, which opens its own picker without the sign
const TIME_CLASSES = "max-w-40 flex-1 max-sm:px-2 max-sm:[&::-webkit-calendar-picker-indicator]:hidden";

type SpanProps = { row: Row; error: string | undefined; change: (part: Partial<Row>) => void; remove: () => void };

function Span({ row, error, change, remove }: SpanProps) {
  const day = DAYS[row.day];
  const id = useId();
  const complaint = error ? ({ "aria-invalid": true, "aria-describedby": id } as const) : {};
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <div className="flex items-center gap-1.5">
        <Input
          type="time"
          aria-label={`${day}, from`}
          {...complaint}
          value={row.from}
          onChange={(event) => change({ from: event.target.value })}
          className={TIME_CLASSES}
        />
        <span aria-hidden className="text-muted-foreground">
          –
        </span>
        <Input
          type="time"
          aria-label={`${day}, to`}
          {...complaint}
          value={row.to}
          onChange={(event) => change({ to: event.target.value })}
          className={TIME_CLASSES}
        />
        <Button variant="ghost" size="icon-sm" onClick={remove}>
          <X aria-hidden />
          <span className="sr-only">{`Remove ${day}, ${row.from} to ${row.to}`}</span>
        </Button>
      </div>
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}

function line({ day, from, to }: Row): string {
  return `${day} ${from}-${to === "00:00" ? "24:00" : to}`;
}
