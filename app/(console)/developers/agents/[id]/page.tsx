import { Archive, Pencil } from "lucide-react";
import type { Metadata } from "next";
import { Suspense } from "react";
import { Button } from "@/app/_ui/controls/button";
import { Copyable } from "@/app/_ui/controls/copyable";
import { Link } from "@/app/_ui/controls/link";
import { Money } from "@/app/_ui/data/money";
import { ListSkeleton } from "@/app/_ui/feedback/list-skeleton";
import { orNotFound } from "@/app/_ui/feedback/or-not-found";
import { Badge } from "@/app/_ui/looks/badge";
import { Card, CardContent, CardHeader, CardTitle } from "@/app/_ui/looks/card";
import { RUN_STATUSES } from "@/lib/contracts/agents/agent-runs";
import type { AgentView } from "@/lib/contracts/agents/agents";
import { getAgent } from "@/lib/domain/agents/saved/read";
import { pageContext, requireUser } from "@/lib/transports/actions/session/session";
import { Detail, DetailList } from "../../_parts/detail";
import { PageHeader } from "../../_parts/page-header";
import { ArchiveAgent, RestoreAgent } from "../_form/archive-agent";
import { Buying } from "../_form/buying";
import { RunList } from "../_runs/run-list";
import { StartRun } from "../_runs/start-run";

export const metadata: Metadata = { title: "Agent" };

type AgentPageProps = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** One agent: start a run or see its plan, its runs, and what it may do. */
export default async function AgentPage({ params, searchParams }: AgentPageProps) {
  const { id } = await params;
  await requireUser(`/developers/agents/${id}`);
  const agent = await orNotFound(getAgent(await pageContext(), id));
  const query = await searchParams;
  const status = RUN_STATUSES.find((known) => known === [query.status].flat()[0]);
  return (
    <>
      <PageHeader
        title={agent.name}
        parent={{ label: "Agents", href: "/developers/agents" }}
        lead={agent.instructions || "No standing orders."}
        action={
          agent.active ? (
            <Button asChild variant="secondary">
              <Link href={`/developers/agents/${id}/edit`}>
                <Pencil aria-hidden /> Edit
              </Link>
            </Button>
          ) : (
            <RestoreAgent id={id} />
          )
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_300px]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {agent.active ? <StartRun id={id} /> : <Archived />}
          <section>
            <h2 className="mb-3 font-semibold text-lg">Runs</h2>
            <Suspense fallback={<ListSkeleton label="Loading runs" />}>
              <RunList agentId={id} status={status} cursor={[query.cursor].flat()[0]} />
            </Suspense>
          </section>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <About agent={agent} />
          {agent.active ? <Buying agent={agent} /> : null}
        </div>
      </div>
    </>
  );
}

function Archived() {
  return (
    <p className="flex items-center gap-2 rounded-md border border-border border-dashed p-5 text-muted-foreground">
      <Archive aria-hidden className="size-4" /> This agent is archived. It takes no more runs until you restore it.
    </p>
  );
}

function About({ agent }: { agent: AgentView }) {
  const { limits } = agent;
  return (
    <Card>
      <CardHeader className="flex items-center justify-between">
        <CardTitle>What it may do</CardTitle>
        {agent.active ? <ArchiveAgent id={agent.id} name={agent.name} /> : <Badge>Archived</Badge>}
      </CardHeader>
      <CardContent className="grid gap-4 pt-3">
        <ul className="flex flex-wrap gap-1.5">
          {agent.tools.map((tool) => (
            <li key={tool}>
              <Badge tone="outline" className="font-mono">
                {tool}
              </Badge>
            </li>
          ))}
        </ul>
        <DetailList>
          <Detail name="Model">
            <code className="text-xs">{agent.model}</code>
          </Detail>
          <Detail name="Steps">at most {limits.max_steps}</Detail>
          <Detail name="Time">at most {limits.max_seconds} s</Detail>
          <Detail name="Cost">
            at most <Money cents={limits.max_cost_cents} />
          </Detail>
          <Detail name="Id">
            <Copyable value={agent.id} label="agent id" />
          </Detail>
        </DetailList>
      </CardContent>
    </Card>
  );
}
