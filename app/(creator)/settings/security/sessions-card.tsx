"use client";

import { LogOut, MonitorSmartphone } from "lucide-react";
import { AskFirst } from "@/app/_ui/form/asking/ask-first";
import { Badge } from "@/app/_ui/looks/badge";
import { Card, CardDescription, CardHeader, CardTitle } from "@/app/_ui/looks/card";
import { RelativeTime } from "@/app/_ui/time/relative-time";
import type { SessionView } from "@/lib/contracts/people/account-settings";
import { endOtherSessionsAction, endSessionAction } from "./actions";

type SessionsCardProps = { sessions: SessionView[]; now: Date };

/** The browsers that are signed in, each with the way to sign it out. */
export function SessionsCard({ sessions, now }: SessionsCardProps) {
  const others = sessions.length - 1;
  return (
    <Card>
      <CardHeader className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="grid gap-1">
          <CardTitle>Where you are signed in</CardTitle>
          <CardDescription>
            What you do not know, sign out: it takes effect at once. Then change your password.
          </CardDescription>
        </div>
        {others > 0 ? (
          <AskFirst
            verb="Sign out all others"
            thing=""
            icon={LogOut}
            labelled
            id="others"
            action={endOtherSessionsAction}
            question="Sign out everywhere else?"
            consequence={`${others === 1 ? "One other browser loses" : `${others} other browsers lose`} access at once. This one stays signed in.`}
            yes="Sign out the others"
            no="Keep them"
            done="Signed out everywhere else"
          />
        ) : null}
      </CardHeader>
      <ul className="mt-4 divide-y divide-border border-border border-t">
        {sessions.map((session) => (
          <SessionLine key={session.id} session={session} now={now} />
        ))}
      </ul>
    </Card>
  );
}

function SessionLine({ session, now }: { session: SessionView; now: Date }) {
  const { id, device, network, current, last_seen_at, signed_in_at } = session;
  return (
    <li className="flex items-center gap-4 px-5 py-3.5">
      <MonitorSmartphone aria-hidden className="size-5 shrink-0 text-muted-foreground" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-medium">{device}</span>
          {current ? <Badge tone="success">This browser</Badge> : null}
        </p>
        <p className="text-muted-foreground text-sm">
          {current ? (
            "Here now"
          ) : (
            <>
              Seen <RelativeTime at={last_seen_at} now={now} />
            </>
          )}
          , signed in <RelativeTime at={signed_in_at} now={now} />
          {network ? (
            <>
              {" "}
              from <span className="font-mono text-xs">{network}</span>
            </>
          ) : null}
        </p>
      </div>
      {current ? null : (
        <AskFirst
          verb="Sign out"
          thing={device}
          icon={LogOut}
          labelled
          id={id}
          action={endSessionAction}
          question={`Sign out “${device}”?`}
          consequence="It loses access at once. Anyone who uses it has to sign in again."
          yes="Sign out"
          no="Keep it"
          done={`“${device}” is signed out`}
        />
      )}
    </li>
  );
}
