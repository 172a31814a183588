import { Plug } from "lucide-react";
import type { Metadata } from "next";
import { Suspense } from "react";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { EmptyState } from "@/app/_ui/feedback/empty-state";
import { Skeleton } from "@/app/_ui/feedback/skeleton";
import { listConnections } from "@/lib/domain/developers/oauth/grants/list-connections";
import { pageContext, requireUser } from "@/lib/transports/actions/session/session";
import { SettingsHeader } from "../_parts/settings-header";
import { ConnectionCard } from "./connection-card";

export const metadata: Metadata = { title: "Connected apps", robots: { index: false } };

/** The apps that the account has let in, each with the way to end its access. */
export default async function ConnectionsPage() {
  await requireUser("/settings/apps");
  return (
    <>
      <SettingsHeader title="Connected apps">
        Each acts for you within what you allowed. Revoking takes effect at its next call.
      </SettingsHeader>
      <Suspense fallback={<ConnectionsSkeleton />}>
        <Connections />
      </Suspense>
    </>
  );
}

async function Connections() {
  const ctx = await pageContext();
  const connections = await listConnections(ctx);
  if (connections.length === 0) {
    return (
      <EmptyState
        icon={Plug}
        title="No app is connected"
        action={
          <Button asChild variant="secondary">
            <Link href="/docs/connect-your-assistant">Connect your assistant</Link>
          </Button>
        }
      >
        An app that wants to act for you asks first. Once you allow it, it is listed here.
      </EmptyState>
    );
  }
  return (
    <ul className="grid gap-4">
      {connections.map((connection) => (
        <li key={connection.id}>
          <ConnectionCard connection={connection} now={ctx.now} />
        </li>
      ))}
    </ul>
  );
}

function ConnectionsSkeleton() {
  return (
    <div aria-busy role="status" aria-label="Loading connected apps" className="grid gap-4">
      <Skeleton className="h-48 rounded-md" />
      <Skeleton className="h-48 rounded-md" />
    </div>
  );
}
