import { type CostSummaryView, getCostSummary } from "@/lib/contracts/agents/agent-costs";
import { type CostView, getRun, listRuns, RunListQuery, type RunView } from "@/lib/contracts/agents/agent-runs";
import { type AgentLimits, AgentQuery, getAgent, listAgents } from "@/lib/contracts/agents/agents";
import { TimeRangeQuery } from "@/lib/contracts/time-range";
import { getCostSummary as readCosts } from "@/lib/domain/agents/costs/summary";
import { listRuns as readRuns } from "@/lib/domain/agents/runs/read";
import { agentsByIds, runsByIds } from "@/lib/domain/agents/saved/by-ids";
import { listAgents as readAgents } from "@/lib/domain/agents/saved/read";
import { parseArguments } from "../arguments";
import { builder } from "../builder";
import { pageArguments, pageCost, shown } from "../connection";
import { admit, load } from "../context";
import { RunStatusEnum, RunStepStatusEnum } from "../enums";
import { AgentConnection, AgentRef, RunConnection, RunRef } from "../refs";
import { standsFor } from "../root-field";

/** Agents, their runs and what they cost. */
export function defineAgents(): void {
  const Limits = builder.objectRef<AgentLimits>("AgentLimits").implement({
    description: "What a run may take.",
    fields: (t) => ({
      maxSteps: t.exposeInt("max_steps", { description: "Tool calls." }),
      maxSeconds: t.exposeInt("max_seconds", { description: "From the first step on." }),
      maxCostCents: t.expose("max_cost_cents", { type: "Cents", description: "What it may cost." }),
    }),
  });
  const Cost = builder.objectRef<CostView>("Cost").implement({
    description: "What something cost.",
    fields: (t) => ({
      amountCents: t.expose("amount_cents", { type: "Cents", description: "US cents, rounded." }),
      amountAtomic: t.field({
        type: "AtomicUnits",
        description: "USDC in atomic units (6 decimals).",
        resolve: (cost) => cost.amount_atomic,
      }),
    }),
  });
  const Step = builder.objectRef<RunView["steps"][number]>("AgentRunStep").implement({
    description: "One tool call of a run.",
    fields: (t) => ({
      n: t.exposeInt("n", { description: "1 for the first." }),
      tool: t.exposeString("tool", { description: "What was called." }),
      arguments: t.expose("arguments", { type: "JSON", description: "With what." }),
      why: t.exposeString("why", { description: "Why this tool, in the planner's words." }),
      status: t.expose("status", { type: RunStepStatusEnum, description: "Where it stands." }),
      result: t.field({
        type: "JSON",
        nullable: true,
        description: "What the tool answered.",
        resolve: (step) => step.result,
      }),
      error: t.exposeString("error", { nullable: true, description: "Why it failed." }),
      cost: t.expose("cost", { type: Cost, description: "What it cost." }),
      startedAt: t.expose("started_at", { type: "DateTime", description: "When it began." }),
      durationMs: t.exposeInt("duration_ms", { nullable: true, description: "How long it took." }),
    }),
  });
  const Failure = builder.objectRef<NonNullable<RunView["error"]>>("AgentRunFailure").implement({
    description: "Why a run failed.",
    fields: (t) => ({
      code: t.exposeString("code", { description: "Machine-readable." }),
      message: t.exposeString("message", { description: "As people read it." }),
      understood: t.exposeStringList("understood", { description: "What was understood of what it was asked." }),
    }),
  });
  const Output = builder.objectRef<NonNullable<RunView["output"]>>("AgentRunOutput").implement({
    description: "What a run answered.",
    fields: (t) => ({
      text: t.exposeString("text", { description: "Markdown." }),
      data: t.field({
        type: "JSON",
        nullable: true,
        description: "The last result, structured.",
        resolve: (output) => output.data,
      }),
      unchecked: t.exposeStringList("unchecked", { description: "What was asked for and no tool could be asked." }),
    }),
  });

  builder.node(AgentRef, {
    id: { resolve: (agent) => agent.id, description: "Identifier with the prefix `agent_`." },
    description: "A creator's saved worker.",
    loadOne: (id, context) => {
      admit(context, getAgent);
      return load(context, agentsByIds, id);
    },
    fields: (t) => ({
      name: t.exposeString("name", { description: "As its owner calls it." }),
      instructions: t.exposeString("instructions", { description: "Standing orders." }),
      model: t.exposeString("model", { description: "`embedded`, or a model of this deployment's provider." }),
      tools: t.exposeStringList("tools", { description: "What its runs may call." }),
      limits: t.expose("limits", { type: Limits, description: "What a run may take." }),
      active: t.exposeBoolean("active", { description: "False once it is archived." }),
      createdAt: t.expose("created_at", { type: "DateTime", description: "When it was made." }),
      updatedAt: t.expose("updated_at", { type: "DateTime", description: "When it was last changed." }),
    }),
  });
  builder.node(RunRef, {
    id: { resolve: (run) => run.id, description: "Identifier with the prefix `run_`." },
    description: "One run of an agent.",
    loadOne: (id, context) => {
      admit(context, getRun);
      return load(context, runsByIds, id);
    },
    fields: (t) => ({
      status: t.expose("status", { type: RunStatusEnum, description: "Where it stands." }),
      agent: t.field({
        type: AgentRef,
        nullable: true,
        description: "Whose run it is.",
        resolve: (run, _args, context) => load(context, agentsByIds, run.agent_id),
      }),
      input: t.field({
        type: "JSON",
        description: "What to do: words, or named values.",
        resolve: ({ input }) => input,
      }),
      stepCount: t.exposeInt("step_count", { description: "Tool calls so far." }),
      cost: t.expose("cost", { type: Cost, description: "What it cost so far." }),
      error: t.expose("error", { type: Failure, nullable: true, description: "Why it failed." }),
      cancelRequested: t.exposeBoolean("cancel_requested", { description: "Whether it is to stop." }),
      createdAt: t.expose("created_at", { type: "DateTime", description: "When it was asked for." }),
      startedAt: t.expose("started_at", { type: "DateTime", nullable: true, description: "When it began." }),
      finishedAt: t.expose("finished_at", { type: "DateTime", nullable: true, description: "When it ended." }),
      output: t.field({
        type: Output,
        nullable: true,
        description: "What it answered.",
        resolve: async ({ id }, _args, context) => (await load(context, runsByIds, id))?.output,
      }),
      steps: t.field({
        type: [Step],
        description: "Its tool calls, in their order.",
        resolve: async ({ id }, _args, context) => (await load(context, runsByIds, id))?.steps ?? [],
      }),
    }),
  });
  const Day = builder.objectRef<CostSummaryView["days"][number]>("AgentCostDay").implement({
    description: "What runs cost that were started on one UTC day.",
    fields: (t) => ({
      date: t.exposeString("date", { description: "The day." }),
      runs: t.exposeInt("runs", { description: "How many they were." }),
      amountCents: t.expose("amount_cents", { type: "Cents", description: "US cents, rounded." }),
      amountAtomic: t.expose("amount_atomic", {
        type: "AtomicUnits",
        description: "USDC in atomic units (6 decimals).",
      }),
    }),
  });

  builder.queryFields((t) => ({
    agents: t.field({
      type: AgentConnection,
      ...standsFor(listAgents, "Your agents, newest first."),
      args: {
        ...pageArguments(t.arg),
        archived: t.arg.boolean({ description: "The archived ones instead." }),
      },
      complexity: pageCost,
      resolve: async (_root, { archived, ...args }, context) => {
        admit(context, listAgents);
        const query = parseArguments(AgentQuery, { ...args, archived: archived ? "true" : "false" });
        return shown(await readAgents(context.ctx, query), args.after);
      },
    }),
    agentRuns: t.field({
      type: RunConnection,
      ...standsFor(listRuns, "Runs of your agents, newest first."),
      args: {
        ...pageArguments(t.arg),
        agentId: t.arg.id({ description: "Of one agent." }),
        status: t.arg({ type: RunStatusEnum, description: "In one state." }),
      },
      complexity: pageCost,
      resolve: async (_root, args, context) => {
        admit(context, listRuns);
        return shown(await readRuns(context.ctx, parseArguments(RunListQuery, args)), args.after);
      },
    }),
    agentRun: t.field({
      type: RunRef,
      ...standsFor(getRun, "One run of your agents; null for any other."),
      args: { id: t.arg.id({ required: true, description: "With the prefix `run_`." }) },
      resolve: (_root, { id }, context) => {
        admit(context, getRun);
        return load(context, runsByIds, id);
      },
    }),
    agentCosts: t.field({
      type: [Day],
      ...standsFor(getCostSummary, "What your agents cost, day by day; the last 30 days unless told."),
      args: {
        from: t.arg.string({ description: "A date or a moment: from then on." }),
        to: t.arg.string({ description: "A date, which is included, or a moment, which is not." }),
      },
      complexity: 25,
      resolve: async (_root, args, context) => {
        admit(context, getCostSummary);
        return (await readCosts(context.ctx, parseArguments(TimeRangeQuery, args))).days;
      },
    }),
  }));
}
