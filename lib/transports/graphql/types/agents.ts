import { Cost, CostSummary, getCostSummary } from "@/lib/contracts/agents/agent-costs";
import { RunStep, RunWait } from "@/lib/contracts/agents/agent-run-parts";
import { getRun, listRuns, Run, RunError, RunSummary } from "@/lib/contracts/agents/agent-runs";
import { Agent, AgentLimits, getAgent, listAgents } from "@/lib/contracts/agents/agents";
import { getCostSummary as readCosts } from "@/lib/domain/agents/costs/summary";
import { listRuns as readRuns } from "@/lib/domain/agents/runs/read";
import { agentsByIds, runsByIds } from "@/lib/domain/agents/saved/by-ids";
import { listAgents as readAgents } from "@/lib/domain/agents/saved/read";
import { load } from "../context";
import { fieldOf, nodeOf, objectOf } from "../rendering/objects";
import { oneOf, pagesOf, queryOf } from "../rendering/queries";

const { days } = CostSummary.shape;
const { output, steps } = Run.shape;

/** Agents, their runs and what they cost. */
export function defineAgents(): void {
  objectOf("AgentLimits", AgentLimits);
  objectOf("Cost", Cost);
  objectOf("AgentRunStep", RunStep);
  objectOf("AgentRunWait", RunWait);
  objectOf("AgentRunFailure", RunError);
  objectOf("AgentRunOutput", output.unwrap());
  objectOf("AgentCostDay", days.element);
  nodeOf("Agent", Agent, { needs: getAgent, read: agentsByIds });
  nodeOf("AgentRun", RunSummary, {
    needs: getRun,
    read: runsByIds,
    also: (t) => ({
      agent: fieldOf(t, Agent.nullable(), ({ agent_id }, _args, context) => load(context, agentsByIds, agent_id)),
      // lists leave these two out: they are read with the whole run
      output: fieldOf(t, output, async ({ id }, _args, context) => (await load(context, runsByIds, id))?.output),
      steps: fieldOf(t, steps, async ({ id }, _args, context) => (await load(context, runsByIds, id))?.steps ?? []),
    }),
  });
  pagesOf("agents", listAgents, readAgents);
  pagesOf("agentRuns", listRuns, readRuns, { text: "Runs of all your agents, newest first." });
  oneOf("agentRun", RunSummary, getRun, runsByIds, "One run of your agents; null for any other.");
  queryOf("agentCosts", getCostSummary, async ({ ctx }, range) => (await readCosts(ctx, range)).days, {
    answer: days,
    complexity: 25,
  });
}
