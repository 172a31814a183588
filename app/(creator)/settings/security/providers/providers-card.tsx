"use client";

import { Unlink } from "lucide-react";
import { useState } from "react";
import { leaveFor } from "@/app/_parts/account/providers/leave-for";
import { AskFirst } from "@/app/_ui/form/asking/ask-first";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { withSuccess } from "@/app/_ui/form/hooks/with-success";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { Card, CardDescription, CardHeader, CardTitle } from "@/app/_ui/looks/card";
import { ProviderLogo } from "@/app/_ui/looks/logos/provider-logo";
import { RelativeTime } from "@/app/_ui/time/relative-time";
import type { IdentityView } from "@/lib/contracts/people/identities";
import { beginLinkAction, unlinkAction } from "./actions";

type Offered = { id: string; name: string; linked: IdentityView | null };
type ProvidersCardProps = { providers: Offered[]; now: Date; refused: boolean };

/** The accounts elsewhere that sign in to this one. */
export function ProvidersCard({ providers, now, refused }: ProvidersCardProps) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Linked accounts</CardTitle>
        <CardDescription>Sign in here with an account that you have elsewhere.</CardDescription>
        {refused ? <FormAlert>It was not linked: that account signs in to another one here already.</FormAlert> : null}
      </CardHeader>
      <ul className="mt-4 divide-y divide-border border-border border-t">
        {providers.map(({ id, name, linked }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3.5">
            <ProviderLogo provider={id} />
            <div className="min-w-0 flex-1 basis-40">
              <p className="font-medium">{name}</p>
              <p className="wrap-anywhere text-muted-foreground text-sm">
                {linked ? (
                  <>
                    {linked.label}, linked <RelativeTime at={linked.created_at} now={now} />
                  </>
                ) : (
                  "Not linked"
                )}
              </p>
            </div>
            {linked ? (
              <AskFirst
                verb="Unlink"
                thing={name}
                icon={Unlink}
                labelled
                id={id}
                action={unlinkAction}
                question={`Unlink ${name}?`}
                consequence={`${linked.label} no longer signs in here. Nothing changes at ${name}.`}
                yes="Unlink"
                no="Keep it"
                done={`${name} is unlinked`}
              />
            ) : (
              <Link id={id} name={name} />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Link({ id, name }: { id: string; name: string }) {
  const [unreached, setUnreached] = useState<string | null>(null);
  const send = withSuccess(beginLinkAction, async ({ provider }) =>
    setUnreached(await leaveFor(provider, "/settings/security")),
  );
  const { state, pending, formProps } = useActionForm(send);
  const refused = state.status === "error" ? state.message : unreached;
  // answered, the browser is on its way to the provider
  const leaving = state.status === "ok" && unreached === null;
  return (
    <form {...formProps} aria-label={`Link ${name}`}>
      {refused ? <FormAlert>{refused}</FormAlert> : null}
      <input type="hidden" name="provider" value={id} />
      <SubmitButton size="sm" variant="secondary" pending={pending || leaving}>
        Link<span className="sr-only"> {name}</span>
      </SubmitButton>
    </form>
  );
}
