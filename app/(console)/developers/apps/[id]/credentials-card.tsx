import type { ReactNode } from "react";
import { Copyable } from "@/app/_ui/controls/copyable";
import { Card, CardContent, CardHeader, CardTitle } from "@/app/_ui/looks/card";
import { RelativeTime } from "@/app/_ui/time/relative-time";
import type { OAuthAppView } from "@/lib/contracts/developers/oauth/oauth";
import { AppStatus, kindOf } from "../app-kind";
import { DisableApp } from "./disable-app";
import { RotateSecret } from "./rotate-secret";

/** What identifies an app, and what ends it. */
export function CredentialsCard({ app, now }: { app: OAuthAppView; now: Date }) {
  const live = app.status === "active";
  return (
    <Card>
      <CardHeader className="flex items-center justify-between">
        <CardTitle>Credentials</CardTitle>
        <AppStatus status={app.status} />
      </CardHeader>
      <CardContent className="grid gap-3.5 pt-3 *:min-w-0">
        <Item term="Client ID">
          <Copyable value={app.client_id} label="client ID" />
        </Item>
        <Item term="Type">{kindOf(app)}</Item>
        {app.secret_prefix ? (
          <Item term="Client secret">
            <span className="font-mono text-xs">{app.secret_prefix}…</span>
          </Item>
        ) : null}
        <Item term={live ? "Registered" : "Disabled"}>
          <RelativeTime at={live ? app.created_at : app.updated_at} now={now} />
        </Item>
        {live ? (
          <div className="flex flex-wrap gap-1 border-border border-t pt-4">
            {app.secret_prefix ? <RotateSecret id={app.client_id} name={app.name} /> : null}
            <DisableApp id={app.client_id} name={app.name} />
          </div>
        ) : null}
      </CardContent>
    </Card>
  );
}

function Item({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid">
      <span className="text-muted-foreground text-sm">{term}</span>
      <span className="min-w-0">{children}</span>
    </div>
  );
}
