import { Cost, CostSummary, getCostSummary } from "@/lib/contracts/agents/agent-costs";
import { createIntent, Plan } from "@/lib/contracts/agents/agent-intents";
import { RunStep, RunWait } from "@/lib/contracts/agents/agent-run-parts";
import {
  cancelRun,
  createAgentRun,
  createRun,
  getRun,
  listRuns,
  Run,
  RunError,
  RunSummary,
} from "@/lib/contracts/agents/agent-runs";
import {
  Agent,
  AgentLimits,
  archiveAgent,
  createAgent,
  getAgent,
  listAgents,
  NewAgent,
  updateAgent,
} from "@/lib/contracts/agents/agents";
import { getCostSummary as readCosts } from "@/lib/domain/agents/costs/summary";
import { cancelRun as cancel } from "@/lib/domain/agents/runs/cancel";
import { listRuns as readRuns } from "@/lib/domain/agents/runs/read";
import { startRun } from "@/lib/domain/agents/runs/start";
import { archiveAgent as archive } from "@/lib/domain/agents/saved/archive";
import { agentsByIds, resultsOfSteps, runsByIds, type StepKey, stepsByRuns } from "@/lib/domain/agents/saved/by-ids";
import { createAgent as create } from "@/lib/domain/agents/saved/create";
import { listAgents as readAgents } from "@/lib/domain/agents/saved/read";
import { updateAgent as update } from "@/lib/domain/agents/saved/update";
import { planIntent } from "@/lib/transports/agents/plan-intent";
import { load } from "../context";
import { inputOf } from "../rendering/inputs";
import { mutationOf } from "../rendering/mutations";
import { fieldOf, nodeOf, objectOf } from "../rendering/objects";
import { oneOf, pagesOf, queryOf } from "../rendering/queries";
import { bare, nameObject } from "../rendering/type-of";

const { days } = CostSummary.shape;
const { output, steps } = Run.shape;
/** What is answered of a run: its type reads steps and output by its id. */
const RUN = { view: RunSummary };

/** Agents, their runs and what they cost. */
export function defineAgents(): void {
  objectOf("AgentLimits", AgentLimits);
  objectOf("Cost", Cost);
  objectOf("AgentRunStep", RunStep, {
    also: (t) => ({
      result: fieldOf(
        t,
        RunStep.shape.result,
        // `steps` has put the run's id there
        (step, _args, context) =>
          load(context, resultsOfSteps, { run_id: (step as unknown as StepKey).run_id, n: step.n }),
        { complexity: { field: 10, multiplier: 1 } },
      ),
    }),
  });
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
      // lists leave these two out: they are read by the run's id, and steps cost what a usual run has of them
      output: fieldOf(t, output, async ({ id }, _args, context) => (await load(context, runsByIds, id))?.output, {
        complexity: { field: 5, multiplier: 1 },
      }),
      steps: fieldOf(t, steps, ({ id }, _args, context) => load(context, stepsByRuns, id), {
        complexity: { field: 50, multiplier: 12 },
      }),
    }),
  });
  pagesOf("agents", listAgents, readAgents);
  pagesOf("agentRuns", listRuns, readRuns, { text: "Runs of all your agents, newest first." });
  oneOf("agentRun", RunSummary, getRun, runsByIds, "One run of your agents; null for any other.");
  queryOf("agentCosts", getCostSummary, async ({ ctx }, range) => (await readCosts(ctx, range)).days, {
    answer: days,
    complexity: 25,
  });
  oneOf("agent", Agent, getAgent, agentsByIds, "One of your agents; null for any other.");
  const limits = bare(NewAgent.shape.limits) as typeof AgentLimits;
  nameObject(limits, inputOf("AgentLimitsInput", limits));
  objectOf("AgentPlanStep", Plan.shape.steps.element);
  objectOf("AgentPlan", Plan);
  mutationOf("createAgent", createAgent, (ctx, { body }) => create(ctx, body));
  mutationOf("updateAgent", updateAgent, (ctx, { id, body }) => update(ctx, id, body));
  mutationOf("archiveAgent", archiveAgent, (ctx, { id }) => archive(ctx, id));
  mutationOf("planIntent", createIntent, (ctx, { id, body }) => planIntent(ctx, id, body));
  mutationOf("startAgentRun", createAgentRun, (ctx, { id, body }) => startRun(ctx, id, body.input), RUN);
  mutationOf("startRun", createRun, (ctx, { body }) => startRun(ctx, body.agent_id, body.input), RUN);
  mutationOf("cancelAgentRun", cancelRun, (ctx, { id }) => cancel(ctx, id), RUN);
}
