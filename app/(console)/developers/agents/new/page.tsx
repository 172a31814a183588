import type { Metadata } from "next";
import { chooseModel, modelServer } from "@/lib/domain/agents/saved/model-choice";
import { requireUser } from "@/lib/transports/actions/session/session";
import { PageHeader } from "../../_parts/page-header";
import { AgentForm } from "../_form/agent-form";
import { pickableTools } from "../_form/pickable-tools";

export const metadata: Metadata = { title: "New agent" };

/** Makes an agent. */
export default async function NewAgentPage() {
  const user = await requireUser("/developers/agents/new");
  return (
    <>
      <PageHeader
        title="New agent"
        parent={{ label: "Agents", href: "/developers/agents" }}
        lead="Start with reading tools. It never pays: an order ends at a checkout that you open yourself."
      />
      <AgentForm
        tools={pickableTools(user.handle !== null)}
        defaultModel={chooseModel(undefined)}
        hasModels={modelServer() !== undefined}
      />
    </>
  );
}
