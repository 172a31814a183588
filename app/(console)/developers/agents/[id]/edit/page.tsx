import type { Metadata } from "next";
import { orNotFound } from "@/app/_ui/feedback/or-not-found";
import { chooseModel, modelServer } from "@/lib/domain/agents/saved/model-choice";
import { getAgent } from "@/lib/domain/agents/saved/read";
import { pageContext, requireUser } from "@/lib/transports/actions/session/session";
import { PageHeader } from "../../../_parts/page-header";
import { AgentForm } from "../../_form/agent-form";
import { pickableTools } from "../../_form/pickable-tools";

export const metadata: Metadata = { title: "Edit an agent" };

/** Everything that can be changed of an agent. */
export default async function EditAgentPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const user = await requireUser(`/developers/agents/${id}/edit`);
  const agent = await orNotFound(getAgent(await pageContext(), id));
  return (
    <>
      <PageHeader
        title={`Edit ${agent.name}`}
        parent={{ label: "Agents", href: "/developers/agents" }}
        lead="Runs that have started keep what they started with."
      />
      <AgentForm
        agent={agent}
        tools={pickableTools(user.handle !== null)}
        defaultModel={chooseModel(undefined)}
        hasModels={modelServer() !== undefined}
      />
    </>
  );
}
