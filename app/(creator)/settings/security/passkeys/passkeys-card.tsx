"use client";

import { KeyRound, Pencil, Trash2 } from "lucide-react";
import { AskFirst } from "@/app/_ui/form/asking/ask-first";
import { SayDialog } from "@/app/_ui/form/asking/say-dialog";
import { Badge } from "@/app/_ui/looks/badge";
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "@/app/_ui/looks/card";
import { RelativeTime } from "@/app/_ui/time/relative-time";
import type { PasskeyView } from "@/lib/contracts/people/passkeys";
import { removePasskeyAction, renamePasskeyAction } from "./actions";
import { AddPasskey } from "./add-passkey";

type PasskeysCardProps = { passkeys: PasskeyView[]; now: Date };

/** The keys that sign in without a password, and the way to another. */
export function PasskeysCard({ passkeys, now }: PasskeysCardProps) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Passkeys</CardTitle>
        <CardDescription>
          Sign in with your finger, face or screen lock. A passkey cannot be guessed or given to a false page, and needs
          no code on top.
        </CardDescription>
      </CardHeader>
      {passkeys.length > 0 ? (
        <ul className="mt-4 divide-y divide-border border-border border-y">
          {passkeys.map((passkey) => (
            <PasskeyLine key={passkey.id} passkey={passkey} now={now} />
          ))}
        </ul>
      ) : null}
      <CardContent>
        <AddPasskey first={passkeys.length === 0} />
      </CardContent>
    </Card>
  );
}

function PasskeyLine({ passkey, now }: { passkey: PasskeyView; now: Date }) {
  const { id, name, synced, created_at, last_used_at } = passkey;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3.5">
      <KeyRound aria-hidden className="size-5 shrink-0 text-muted-foreground" />
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="wrap-anywhere font-medium">{name}</span>
          {synced ? <Badge>On your other devices too</Badge> : null}
        </p>
        <p className="text-muted-foreground text-sm">
          Added <RelativeTime at={created_at} now={now} />
          {last_used_at ? (
            <>
              , last used <RelativeTime at={last_used_at} now={now} />
            </>
          ) : (
            ", not used yet"
          )}
        </p>
      </div>
      <span className="flex gap-1">
        <SayDialog
          which={{ id }}
          action={renamePasskeyAction}
          verb="Rename"
          label={`Rename ${name}`}
          icon={Pencil}
          title={`Rename “${name}”`}
          description="Give it a name by which you know it again, such as the device that it is on."
          fields={[{ name: "name", label: "Name", max: 60, placeholder: name }]}
          send="Save"
          done="Passkey renamed"
          look="quiet"
          size="sm"
        />
        <AskFirst
          verb="Remove"
          thing={name}
          icon={Trash2}
          labelled
          id={id}
          action={removePasskeyAction}
          question={`Remove “${name}”?`}
          consequence="It no longer signs in here. Remove it from your device too, or the device will offer it again."
          yes="Remove"
          no="Keep it"
          done="Passkey removed"
        />
      </span>
    </li>
  );
}
