import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { orNotFound } from "@/app/_ui/feedback/or-not-found";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { idOf } from "@/lib/contracts/values/ids";
import { env } from "@/lib/core/env";
import { readApp } from "@/lib/domain/developers/oauth/apps/read-apps";
import { pageContext, requireUser } from "@/lib/transports/actions/session/session";
import { PageHeader } from "../../_parts/page-header";
import { AppEndpoints } from "./app-endpoints";
import { CredentialsCard } from "./credentials-card";
import { EditAppForm } from "./edit-app-form";
import { FirstExchange } from "./first-exchange";

export const metadata: Metadata = { title: "App" };

/** One of the creator's own apps: its credentials, what may change, and how it gets a token. */
export default async function AppPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  if (!idOf("oac").safeParse(id).success) notFound();
  await requireUser(`/developers/apps/${id}`);
  const ctx = await pageContext();
  const app = await orNotFound(readApp(ctx, id));
  const live = app.status === "active";
  return (
    <>
      <PageHeader
        title={app.name}
        parent={{ label: "Apps", href: "/developers/apps" }}
        lead="What creators see of it, how it proves who it is, and how it gets a token."
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_300px]">
        <CredentialsCard app={app} now={ctx.now} />
        <div className="grid min-w-0 gap-8 lg:col-start-1 lg:row-start-1">
          {live ? (
            <>
              <EditAppForm app={app} />
              <FirstExchange app={app} base={env().BASE_URL} />
              <AppEndpoints app={app.client_id} />
            </>
          ) : (
            <FormAlert tone="neutral">
              This app was disabled. It cannot ask for access, and what it had has ended. Register a new one to go on.
            </FormAlert>
          )}
        </div>
      </div>
    </>
  );
}
