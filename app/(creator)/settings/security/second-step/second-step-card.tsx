"use client";

import { ShieldOff } from "lucide-react";
import { AskFirst } from "@/app/_ui/form/asking/ask-first";
import { Badge } from "@/app/_ui/looks/badge";
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "@/app/_ui/looks/card";
import { RelativeTime } from "@/app/_ui/time/relative-time";
import type { SecondStepView } from "@/lib/contracts/people/account-settings";
import { turnOffAction } from "./actions";
import { RenewCodes } from "./renew-codes";
import { TurnOn } from "./turn-on";

type SecondStepCardProps = { step: SecondStepView; now: Date };

/** Whether signing in asks for a code too, and the way to change that. */
export function SecondStepCard({ step, now }: SecondStepCardProps) {
  const { since, recovery_codes_left: left } = step;
  return (
    <Card>
      <CardHeader>
        <div className="flex flex-wrap items-center gap-2.5">
          <CardTitle>Two-step sign-in</CardTitle>
          <Badge tone={since ? "success" : "neutral"}>{since ? "On" : "Off"}</Badge>
        </div>
        <CardDescription>
          {since
            ? "After your password we ask for a code of your authenticator app."
            : "A password can be stolen. With a code of an app on your phone, it is not enough to get in."}
        </CardDescription>
      </CardHeader>
      <CardContent className="flex flex-wrap items-center justify-between gap-4">
        {since ? (
          <>
            <p className="text-muted-foreground text-sm">
              On since <RelativeTime at={since} now={now} />. {left} of 10 recovery codes left.
              {left < 3 ? <strong className="font-medium text-warning-ink"> Make new ones.</strong> : null}
            </p>
            <span className="flex flex-wrap gap-2">
              <RenewCodes />
              <AskFirst
                verb="Turn off"
                thing="two-step sign-in"
                icon={ShieldOff}
                labelled
                id="off"
                action={turnOffAction}
                question="Turn two-step sign-in off?"
                consequence="Anyone who knows your password gets in then. Your recovery codes are worthless afterwards."
                yes="Turn it off"
                no="Keep it on"
                done="Two-step sign-in is off"
              />
            </span>
          </>
        ) : (
          <TurnOn />
        )}
      </CardContent>
    </Card>
  );
}
