import { CircleAlert, CircleCheck } from "lucide-react";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { alternates } from "@/app/_parts/alternates";
import { Live } from "@/app/_parts/live";
import { Badge } from "@/app/_ui/looks/badge";
import { Card } from "@/app/_ui/looks/card";
import { RelativeTime } from "@/app/_ui/time/relative-time";
import { type Backlog, MAX_COUNTED, readStatus } from "@/lib/domain/network/status/read";
import { pageContext } from "@/lib/transports/actions/session/session";

export const metadata: Metadata = {
  title: "Status",
  description: "How the service is right now.",
  alternates: alternates("/status"),
};

const CHECKS = {
  database: { name: "Database", about: "Everything is kept here." },
  worker: { name: "Worker", about: "Sends webhooks and mail, and keeps time." },
  payments: { name: "Payments", about: "Checkouts and payouts." },
} as const;

/** How the service is, for everyone. */
export default async function StatusPage() {
  const ctx = await pageContext();
  const { healthy, checks, version, worker_seen_at: seenAt, backlog } = await readStatus(ctx);
  const Mark = healthy ? CircleCheck : CircleAlert;
  return (
    <div className="shell max-w-3xl py-8 sm:py-10">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="flex items-center gap-2.5 font-semibold text-2xl">
          <Mark aria-hidden className={healthy ? "size-6 text-success" : "size-6 text-danger"} />
          {healthy ? "Everything works" : "Something is wrong"}
        </h1>
        <Live at={ctx.now.toISOString()} every={10} />
      </div>
      <Card className="mt-6">
        <h2 className="sr-only">Parts</h2>
        <ul className="divide-y divide-border">
          {(Object.keys(CHECKS) as (keyof typeof CHECKS)[]).map((part) => (
            <li key={part} className="flex items-center justify-between gap-x-4 px-5 py-3.5">
              <span className="grid min-w-0">
                <span className="font-medium">{CHECKS[part].name}</span>
                <span className="text-muted-foreground text-sm">{CHECKS[part].about}</span>
              </span>
              <Badge tone={checks[part] === "ok" ? "success" : "danger"}>
                {checks[part] === "ok" ? "Works" : checks[part]}
              </Badge>
            </li>
          ))}
        </ul>
      </Card>
      <h2 className="mt-8 mb-3 font-semibold text-lg">Figures</h2>
      <dl className="grid gap-3 sm:grid-cols-2">
        <Figure name="Worker last seen">{seenAt ? <RelativeTime at={seenAt} now={ctx.now} /> : "not yet"}</Figure>
        <Figure name="Version">
          <span className="font-mono">{version}</span>
        </Figure>
        <Figure name="Webhook deliveries under way or waiting">{backlog ? waiting(backlog) : "unknown"}</Figure>
        <Figure name="Oldest delivery that is due">
          {backlog?.oldest_due_at ? <RelativeTime at={backlog.oldest_due_at} now={ctx.now} /> : "none is due"}
        </Figure>
      </dl>
      <p className="mt-6 text-muted-foreground text-sm">
        The same for machines:{" "}
        <a href="/api/health" className="text-primary-ink underline underline-offset-4">
          /api/health
        </a>
      </p>
    </div>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="rounded-md border border-border bg-card p-4">
      <dt className="text-muted-foreground text-sm">{name}</dt>
      <dd className="mt-1 font-medium text-lg tabular-nums">{children}</dd>
    </div>
  );
}

function waiting({ waiting: count, due }: Backlog): string {
  if (count === 0) return "none";
  const counted = count >= MAX_COUNTED ? `${MAX_COUNTED.toLocaleString("en")} or more` : count.toLocaleString("en");
  return `${counted}, of which ${due.toLocaleString("en")} due`;
}
