import type { ReactNode } from "react";
import { ScopeList } from "@/app/_ui/data/scope-list";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { Card } from "@/app/_ui/looks/card";
import { AppLogo } from "@/app/_ui/looks/logos/app-logo";
import { BRAND } from "@/app/_ui/looks/logos/brand";
import { resourceName } from "@/app/_ui/text/resource-name";
import { formatMoney } from "@/lib/core/values/money";
import type { ConsentQuestion } from "@/lib/domain/developers/oauth/authorization/authorization-request";
import { TAXONOMY } from "@/lib/domain/platform/taxonomy/taxonomy";
import type { CurrentUser } from "@/lib/transports/actions/session/session";
import { ConsentForm } from "./consent-form";
import { GrantingAccount } from "./granting-account";

type ConsentProps = {
  question: ConsentQuestion;
  user: CurrentUser;
  here: string;
  /** What the app may spend in a month by earlier consents, in US cents. */
  monthly: number;
};

/** What an app asks for, who it is as far as anyone knows, where it takes the person, and the two answers. */
export function Consent({ question: { client, scopes, resource, request }, user, here, monthly }: ConsentProps) {
  return (
    <>
      <div className="mb-6 grid justify-items-start gap-4">
        <AppLogo name={client.name} logo={client.logo} className="size-12 text-lg" />
        <h1 className="wrap-anywhere font-semibold text-2xl">Allow {client.name} to act for you?</h1>
      </div>
      <Card className="mb-5 divide-y divide-border *:px-4 *:py-3.5">
        <GrantingAccount user={user} here={here} />
        <div>
          <h2 className="mb-2.5 font-medium">It will be able to</h2>
          <ScopeList scopes={scopes} />
          {scopes.some((scope) => scope.startsWith("purchases:")) ? (
            <p className="mt-3 text-muted-foreground text-sm">
              It never sees your card, and it cannot pay: each payment is yours, in your browser.
            </p>
          ) : null}
        </div>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-2">
          <Fact term="Through">{resourceName(resource)}</Fact>
          <Fact term="Takes you to">
            <span className="font-mono text-sm">{client.redirectHost}</span>
            {staysOnDevice(request) ? (
              <span className="block text-muted-foreground text-sm">An app on this device</span>
            ) : null}
          </Fact>
          <Fact term="Registered">{registration(client)}</Fact>
        </dl>
      </Card>
      {client.livemode ? null : (
        <FormAlert tone="warning" className="mb-5">
          This is an app of test mode: it gets your test data alone, changes nothing that is live, and moves no money.
        </FormAlert>
      )}
      {client.source === "dynamic" ? (
        <FormAlert tone="warning" className="mb-5">
          Nobody has checked that this app is what its name says. Allow it only if you have just started this yourself.
        </FormAlert>
      ) : null}
      {monthly > 0 ? (
        <FormAlert tone="neutral" className="mb-5">
          You let {client.name} in before, for up to {formatMoney(monthly)} a month. What you allow here comes on top:
          end what you no longer use in{" "}
          <a href="/settings/apps" className="rounded-sm font-medium text-primary-ink underline underline-offset-4">
            Connected apps
          </a>
          .
        </FormAlert>
      ) : null}
      <ConsentForm
        request={request}
        app={client.name}
        buys={scopes.includes("purchases:write")}
        categories={TAXONOMY.map(({ slug, name }) => ({ slug, name }))}
      />
      <p className="mt-5 text-muted-foreground text-sm">
        {client.name} never sees your password. You can end its access at any time: Settings, Connected apps.
      </p>
    </>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted-foreground">{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  );
}

function registration(client: ConsentQuestion["client"]): ReactNode {
  if (client.source === "console") return `By an account on ${BRAND}; not checked by us`;
  if (client.source === "dynamic") return "By the app itself; not verified";
  return (
    <>
      Published by <span className="font-mono text-sm">{client.verified_domain}</span>
    </>
  );
}

/** Whether the answer goes to a program on the device: a loopback address, or a scheme that an installed app has claimed. */
function staysOnDevice(request: string): boolean {
  return !new URLSearchParams(request).getAll("redirect_uri").find(Boolean)?.startsWith("https:");
}
