"use client";

import { ArrowUpToLine, Trash2 } from "lucide-react";
import { AskFirst } from "@/app/_ui/form/asking/ask-first";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { useListFocus } from "@/app/_ui/form/hooks/use-list-focus";
import { useRefusalToast } from "@/app/_ui/form/hooks/use-refusal-toast";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { Badge } from "@/app/_ui/looks/badge";
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "@/app/_ui/looks/card";
import type { BookingTypeView } from "@/lib/contracts/trade/bookings/booking-types";
import { firstTypeAction, removeTypeAction } from "../type-actions";
import { EditType } from "./edit-type";

/** What people can book: each with its length and rules. */
export function Types({ types }: { types: BookingTypeView[] }) {
  const list = useListFocus<HTMLUListElement>(types.length, "li", types.map(({ id }) => id).join());
  return (
    <Card>
      <CardHeader className="grid-cols-[1fr_auto] items-start gap-x-6">
        <div className="grid gap-1">
          <CardTitle>What people book</CardTitle>
          <CardDescription>They choose among these; the first is shown first.</CardDescription>
        </div>
        <EditType />
      </CardHeader>
      <CardContent>
        <ul ref={list} className="divide-y divide-border rounded-md border border-border">
          {types.map((type, n) => (
            <li key={type.id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2 pr-2 pl-4">
              <div className="grid min-w-0">
                <span className="wrap-anywhere flex flex-wrap items-center gap-2 font-medium">
                  {type.title} {n === 0 && types.length > 1 ? <Badge>First</Badge> : null}
                </span>
                <span className="text-muted-foreground text-sm">{rulesText(type)}</span>
              </div>
              <div className="flex items-center gap-1">
                {n > 0 ? <MakeFirst type={type} /> : null}
                <EditType key={JSON.stringify(type)} type={type} />
                {types.length > 1 ? (
                  <AskFirst
                    verb="Remove"
                    thing={type.title}
                    icon={Trash2}
                    id={type.id}
                    action={removeTypeAction}
                    question={`Stop offering “${type.title}”?`}
                    consequence="What is booked of it stays booked."
                    yes="Remove the type"
                    no="Keep it"
                    done="Type removed"
                  />
                ) : null}
              </div>
            </li>
          ))}
        </ul>
      </CardContent>
    </Card>
  );
}

function MakeFirst({ type }: { type: BookingTypeView }) {
  const { state, pending, formProps } = useActionForm(firstTypeAction, "Order saved");
  useRefusalToast(state);
  return (
    <form {...formProps} aria-label={`Put ${type.title} first`}>
      <input type="hidden" name="id" value={type.id} />
      <SubmitButton size="sm" variant="ghost" pending={pending}>
        <ArrowUpToLine aria-hidden /> First <span className="sr-only">{type.title}</span>
      </SubmitButton>
    </form>
  );
}

/** "60 minutes, 10 before and 15 after free, at most 2 a day". */
function rulesText(type: BookingTypeView): string {
  const { buffer_before_minutes: before, buffer_after_minutes: after, max_per_day: most } = type;
  const pause = before || after ? `, ${before} before and ${after} after free` : "";
  return `${type.slot_minutes} minutes${pause}${most ? `, at most ${most} a day` : ""}`;
}
