import type { ReactNode } from "react";
import { Spending } from "@/app/_parts/spending/spending";
import { ScopeList } from "@/app/_ui/data/scope-list";
import { Card } from "@/app/_ui/looks/card";
import { AppLogo } from "@/app/_ui/looks/logos/app-logo";
import { resourceName } from "@/app/_ui/text/resource-name";
import { RelativeTime } from "@/app/_ui/time/relative-time";
import type { ConnectionView } from "@/lib/contracts/developers/oauth/oauth";
import { TAXONOMY } from "@/lib/domain/platform/taxonomy/taxonomy";
import { limitConnectionAction } from "./actions";
import { RevokeConnection } from "./revoke-connection";

const CATEGORIES = TAXONOMY.map(({ slug, name }) => ({ slug, name }));

type ConnectionCardProps = { connection: ConnectionView; now: Date };

/** An app that may act for the creator: which, what it may do, since when, and the way to end it. */
export function ConnectionCard({ connection, now }: ConnectionCardProps) {
  const { id, client, scopes, resource, created_at, last_used_at, expires_at, spending } = connection;
  return (
    <Card className="p-5">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <AppLogo name={client.name} logo={client.logo} className="text-sm" />
        <div className="min-w-0 flex-1">
          <h2 className="wrap-anywhere font-semibold text-lg">{client.name}</h2>
          <p className="wrap-anywhere text-muted-foreground text-sm">
            {client.verified_domain ? `Published by ${client.verified_domain}` : "Not verified"}
            {client.livemode ? "" : " · Test mode"}
          </p>
        </div>
        <div className="-my-1 -mr-2">
          <RevokeConnection id={id} app={client.name} />
        </div>
      </div>
      <ScopeList scopes={scopes} className="mt-4 gap-x-8 sm:grid-cols-2" />
      {spending ? (
        <div className="mt-4 border-border border-t pt-4">
          <Spending
            id={id}
            app={client.name}
            spending={spending}
            categories={CATEGORIES}
            change={limitConnectionAction}
          />
        </div>
      ) : null}
      <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-2 border-border border-t pt-4 text-sm">
        <Fact term="Since">
          <RelativeTime at={created_at} now={now} />
        </Fact>
        <Fact term="Last used">{last_used_at ? <RelativeTime at={last_used_at} now={now} /> : "Not yet"}</Fact>
        <Fact term="Ends, if unused">
          <RelativeTime at={expires_at} now={now} />
        </Fact>
        <Fact term="Through">{resourceName(resource)}</Fact>
      </dl>
    </Card>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted-foreground">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
