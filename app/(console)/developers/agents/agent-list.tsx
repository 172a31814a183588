import { Bot } from "lucide-react";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/app/_ui/data/table";
import { EmptyState } from "@/app/_ui/feedback/empty-state";
import { LoadMore } from "@/app/_ui/feedback/load-more";
import { orFirstPage } from "@/app/_ui/feedback/or-first-page";
import { FilterLinks } from "@/app/_ui/form/filters/filter-links";
import { Badge } from "@/app/_ui/looks/badge";
import { RelativeTime } from "@/app/_ui/time/relative-time";
import type { AgentView } from "@/lib/contracts/agents/agents";
import { TIERS } from "@/lib/contracts/tiers";
import { listAgents } from "@/lib/domain/agents/saved/read";
import { readStanding } from "@/lib/domain/people/accounts/standing/standing";
import { pageContext } from "@/lib/transports/actions/session/session";

type AgentListProps = { archived: boolean; cursor: string | undefined };

/** Agents in use or archived, and how many runs are left of the month. */
export async function AgentList({ archived, cursor }: AgentListProps) {
  const ctx = await pageContext();
  const [page, { tier, agent_runs }] = await Promise.all([
    orFirstPage((at) => listAgents(ctx, { archived, cursor: at, limit: 20 }), cursor),
    readStanding(ctx),
  ]);
  const path = archived ? "/developers/agents?show=archived" : "/developers/agents";
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <FilterLinks
          label="Which agents"
          options={[
            { href: "/developers/agents", label: "In use", current: !archived },
            { href: "/developers/agents?show=archived", label: "Archived", current: archived },
          ]}
        />
        <p className="text-muted-foreground text-sm">
          {agent_runs.used} of {agent_runs.limit.toLocaleString("en")} runs this month on the {TIERS[tier].name} plan
        </p>
      </div>
      {page.data.length > 0 ? <AgentTable agents={page.data} now={ctx.now} /> : <NoAgents archived={archived} />}
      <LoadMore cursor={page.next_cursor} href={`${path}${archived ? "&" : "?"}cursor=`} label="Older agents" />
    </>
  );
}

function AgentTable({ agents, now }: { agents: AgentView[]; now: Date }) {
  return (
    <Table caption="Agents">
      <TableHeader>
        <tr>
          <TableHead>Agent</TableHead>
          <TableHead className="hidden sm:table-cell">Model</TableHead>
          <TableHead className="hidden md:table-cell">Tools</TableHead>
          <TableHead className="hidden text-right sm:table-cell">Changed</TableHead>
        </tr>
      </TableHeader>
      <TableBody>
        {agents.map((agent) => (
          <TableRow key={agent.id} className="relative has-focus-visible:bg-muted/40">
            <TableCell className="max-w-72 py-3">
              <Link
                href={`/developers/agents/${agent.id}`}
                className="block truncate font-medium text-base after:absolute after:inset-0"
              >
                {agent.name}
              </Link>
              <span className="block truncate text-muted-foreground">{agent.instructions || "No standing orders"}</span>
            </TableCell>
            <TableCell className="hidden sm:table-cell">
              <Badge tone="outline" className="font-mono">
                {agent.model}
              </Badge>
            </TableCell>
            <TableCell className="hidden text-muted-foreground tabular-nums md:table-cell">
              {agent.tools.length}
            </TableCell>
            <TableCell className="hidden text-right text-muted-foreground sm:table-cell">
              <RelativeTime at={agent.updated_at} now={now} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function NoAgents({ archived }: { archived: boolean }) {
  if (archived) {
    return (
      <EmptyState icon={Bot} title="Nothing is archived">
        Agents that you archive are listed here. Their runs stay readable.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={Bot}
      title="No agents yet"
      action={
        <Button asChild variant="secondary">
          <Link href="/developers/agents/new">Create your first agent</Link>
        </Button>
      }
    >
      An agent has standing orders and a list of tools. Give it a task, and watch every step it takes.
    </EmptyState>
  );
}
