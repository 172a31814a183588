"use client";

import { CalendarPlus, Unplug } from "lucide-react";
import { useState } from "react";
import { Copyable } from "@/app/_ui/controls/copyable";
import { AskFirst } from "@/app/_ui/form/asking/ask-first";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { withSuccess } from "@/app/_ui/form/hooks/with-success";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "@/app/_ui/looks/card";
import { ExactTime } from "@/app/_ui/time/exact-time";
import { createFeedAction, deleteFeedAction } from "../feed-actions";

/** The secret address at which a calendar app reads the bookings: made, replaced, ended. `since` is when it was made. */
export function FeedCard({ since }: { since: string | null }) {
  const { state, pending, formProps } = useActionForm(createFeedAction);
  const [ended, end] = useState<string>();
  const made = state.status === "ok" && state.data.created_at !== ended ? state.data : undefined;
  const stop = withSuccess(deleteFeedAction, () => end(made?.created_at));
  const at = made?.created_at ?? since;
  return (
    <Card>
      <CardHeader>
        <CardTitle>In your own calendar</CardTitle>
        <CardDescription>
          An address that calendar apps subscribe to. They take over new times and cancels by themselves, usually within
          hours.
        </CardDescription>
      </CardHeader>
      <CardContent className="grid gap-4">
        {made ? (
          <div className="grid gap-2">
            <FormAlert tone="success">
              Copy it now: it is shown this once. Anyone who has it reads your bookings.
            </FormAlert>
            <Copyable variant="block" value={made.url} label="address" />
          </div>
        ) : null}
        {state.status === "error" ? <FormAlert>{state.message}</FormAlert> : null}
        <div className="flex flex-wrap items-center gap-2">
          <form {...formProps} aria-label="Calendar address">
            <SubmitButton variant="secondary" pending={pending}>
              <CalendarPlus aria-hidden /> {at ? "Make a new address" : "Make an address"}
            </SubmitButton>
          </form>
          {at ? (
            <AskFirst
              verb="End"
              thing="the address"
              icon={Unplug}
              labelled
              id="feed"
              action={stop}
              question="End the address?"
              consequence="Calendars that read it get nothing new."
              yes="End the address"
              no="Keep it"
              done="The address is ended"
            />
          ) : null}
        </div>
        {at ? (
          <p className="text-muted-foreground text-sm">
            Made <ExactTime at={at} />. A new one ends it.
          </p>
        ) : null}
      </CardContent>
    </Card>
  );
}
