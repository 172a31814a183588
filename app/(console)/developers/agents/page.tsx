import { Plus } from "lucide-react";
import type { Metadata } from "next";
import { Suspense } from "react";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { ListSkeleton } from "@/app/_ui/feedback/list-skeleton";
import { requireUser } from "@/lib/transports/actions/session/session";
import { PageHeader } from "../_parts/page-header";
import { CostChart } from "./_runs/cost-chart";
import { AgentList } from "./agent-list";

export const metadata: Metadata = { title: "Agents" };

type AgentsPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The account's agents, and what their runs cost. `?show=archived` lists those out of use. */
export default async function AgentsPage({ searchParams }: AgentsPageProps) {
  await requireUser("/developers/agents");
  const params = await searchParams;
  return (
    <>
      <PageHeader
        title="Agents"
        lead="Saved workers that find, compare and hire for you, or read your own figures, with the tools you allow."
        action={
          <Button asChild>
            <Link href="/developers/agents/new">
              <Plus aria-hidden /> New agent
            </Link>
          </Button>
        }
      />
      <Suspense fallback={<ListSkeleton label="Loading agents" />}>
        <AgentList archived={params.show === "archived"} cursor={[params.cursor].flat()[0]} />
        <CostChart />
      </Suspense>
    </>
  );
}
