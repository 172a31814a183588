import { z } from "zod";
import { operation } from "../operation";
import { growing } from "../values/growing";
import { idOf } from "../values/ids";
import { PageQuery, pageOf, Timestamp } from "../values/page";
import { text } from "../values/text";
import { TimeRangeQuery } from "../values/time-range";
import { Cost } from "./agent-costs";
import { EXAMPLE_QUEUED, EXAMPLE_RUN, EXAMPLE_SUMMARY } from "./agent-run-examples";
import { RunStep, RunWait } from "./agent-run-parts";
import { AgentParams, EXAMPLE_AGENT } from "./agents";

export const RUN_STATUSES = ["QUEUED", "RUNNING", "SUCCEEDED", "FAILED", "CANCELED", "WAITING_FOR_APPROVAL"] as const;

export const RunStatus = growing(RUN_STATUSES, "a run that has not ended");

/** Why a run failed. `unsupported_intent`: it cannot be carried out in full, so nothing of it was; `no_plan` is given no more. */
export const RUN_ERRORS = [
  "unsupported_intent",
  "no_plan",
  "tool_failed",
  "tool_not_allowed",
  "model_failed",
  "step_limit",
  "time_limit",
  "spend_limit",
  "access_revoked",
  "approval_refused",
  "approval_lapsed",
  "interrupted",
  "internal_error",
] as const;

export const RunErrorCode = growing(RUN_ERRORS, "`internal_error`");

/** Seconds that `sync=true` waits before it answers as if it had not been asked to. */
export const SYNC_SECONDS = 25;

const RunInput = z.union([
  text(4_000, { min: 1, trim: true }),
  z
    .record(z.string().min(1).max(64), z.union([text(2_000), z.number(), z.boolean()]))
    .refine((fields) => Object.keys(fields).length >= 1 && Object.keys(fields).length <= 20, "takes 1 to 20 fields"),
]);

export type RunInput = z.output<typeof RunInput>;

/** Why a run failed, and what was understood of what it was asked. */
export const RunError = z
  .object({
    code: RunErrorCode.meta({ description: "Machine-readable reason." }),
    message: z.string().meta({ description: "The reason in a sentence for people." }),
    understood: z.array(z.string()).meta({
      description: "With `unsupported_intent`: the wishes that were understood, in words. Nothing of them was done.",
    }),
  })
  .meta({ description: "Why a run failed." });

const RUN = {
  id: idOf("run"),
  agent_id: idOf("agent").meta({ description: "Identifier of the agent whose run it is." }),
  status: RunStatus.meta({
    description:
      "Where the run stands: `QUEUED` waits, `RUNNING` is under way, `WAITING_FOR_APPROVAL` goes on when its person has decided, the others have ended.",
  }),
  input: z
    .union([z.string(), z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))])
    .meta({ description: "What it is to do: plain words, or named values." }),
  step_count: z.int().min(0).meta({ description: "How many tools were called so far." }),
  cost: Cost,
  error: RunError.nullable().meta({ description: "Why the run failed; null when it did not." }),
  waiting_for: RunWait.nullable().meta({
    description: "With `WAITING_FOR_APPROVAL`: what the person is to decide, within 30 days. Null otherwise.",
  }),
  cancel_requested: z.boolean().meta({ description: "Whether it was asked to stop." }),
  created_at: Timestamp.meta({ description: "When the run was asked for." }),
  started_at: Timestamp.nullable().meta({ description: "When it began; null while it waits." }),
  finished_at: Timestamp.nullable().meta({ description: "When it ended; null before." }),
};

/** A run as lists show it. */
export const RunSummary = z.object(RUN).meta({ id: "RunSummary", description: "A run of an agent, as lists show it." });

export type RunSummaryView = z.infer<typeof RunSummary>;

export const Run = z
  .object({
    ...RUN,
    output: z
      .object({
        text: z.string().meta({ description: "The answer, as Markdown." }),
        data: z.unknown().meta({
          description:
            "What the tools answered, structured: an array where several things were asked for, else one value.",
        }),
        unchecked: z
          .array(z.string())
          .meta({ description: "What was asked for and no tool could be asked, such as a language spoken." }),
      })
      .meta({ description: "What a run answered." })
      .nullable()
      .meta({ description: "What the run answered; null while it runs, or when it answered nothing." }),
    steps: z.array(RunStep).meta({ description: "Its tool calls so far, in their order." }),
  })
  .meta({ id: "Run", description: "One run of an agent, with its steps." });

export type RunView = z.infer<typeof Run>;

const InputField = RunInput.meta({
  description: "What to do: plain words, at most 4,000 characters, or 1 to 20 named values.",
  example: "Find a logo designer under $500",
});

export const NewRun = z.strictObject({ input: InputField }).meta({ id: "NewRun" });
export type NewRun = z.output<typeof NewRun>;

export const NewAgentRun = z
  .strictObject({
    agent_id: idOf("agent").meta({ description: "Identifier of the agent that is to run." }),
    input: InputField,
  })
  .meta({ id: "NewAgentRun" });

export const RunParams = z.object({ runId: idOf("run") });

export const RunQuery = z.object({
  sync: z
    .stringbool({ truthy: ["true"], falsy: ["false"], case: "sensitive" })
    .default(false)
    .meta({
      override: { type: "boolean", default: false },
      description: `Wait for the finished run: 201. Without it, and for one that takes more than ${SYNC_SECONDS} s, the answer is 202, with the place of the run in \`Location\`.`,
    }),
});

export const RunListQuery = PageQuery.extend(TimeRangeQuery.shape).extend({
  agent_id: idOf("agent").optional().meta({ description: "Only runs of this agent." }),
  status: RunStatus.optional().meta({ description: "Only runs in this state.", example: "SUCCEEDED" }),
});

export type RunListQuery = z.output<typeof RunListQuery>;

const START = {
  touches: "split",
  method: "POST",
  tag: "Agents",
  scope: "agents:write",
  tier: "FREE",
  status: 202,
  settled: {
    status: 201,
    description: "The finished run, when it was waited for.",
    example: { response: EXAMPLE_RUN },
  },
  query: RunQuery,
  response: Run,
  errors: ["not_found", "conflict", "quota_exceeded"],
} as const;

const STARTS =
  "Counts against the month's agent runs. It goes on by itself, whether anybody waits for it or not. A run that asked its person for something (to pay a checkout, to accept a delivery, to " +
  "publish a review) is `WAITING_FOR_APPROVAL`, for days if need be, and goes on once they have decided.";

const location = (run: RunView) => `/api/v1/agents/runs/${run.id}`;

export const createAgentRun = operation({
  ...START,
  id: "createAgentRun",
  path: "/v1/agents/{id}/runs",
  summary: "Start a run of an agent",
  description: STARTS,
  params: AgentParams,
  body: NewRun,
  location,
  example: { body: { input: EXAMPLE_RUN.input }, response: EXAMPLE_QUEUED },
});

export const createRun = operation({
  ...START,
  id: "createRun",
  path: "/v1/agents/runs",
  summary: "Start a run, the agent named in the body",
  description: STARTS,
  body: NewAgentRun,
  location,
  example: { body: { agent_id: EXAMPLE_AGENT.id, input: EXAMPLE_RUN.input }, response: EXAMPLE_QUEUED },
});

export const listRuns = operation({
  id: "listRuns",
  method: "GET",
  path: "/v1/agents/runs",
  summary: "List runs",
  description: "Of all the account's agents, newest first, without their steps.",
  tag: "Agents",
  touches: "split",
  scope: "agents:read",
  tier: "FREE",
  status: 200,
  query: RunListQuery,
  response: pageOf(RunSummary).meta({ id: "RunPage" }),
  errors: ["not_found", "invalid_cursor"],
  example: { response: { data: [EXAMPLE_SUMMARY], has_more: false, next_cursor: null } },
});

export const getRun = operation({
  id: "getRun",
  method: "GET",
  path: "/v1/agents/runs/{runId}",
  summary: "Read a run",
  description: "With every step on record so far, also while it runs.",
  tag: "Agents",
  touches: "split",
  scope: "agents:read",
  tier: "FREE",
  status: 200,
  params: RunParams,
  response: Run,
  errors: ["not_found"],
  example: { response: EXAMPLE_RUN },
});

export const cancelRun = operation({
  id: "cancelRun",
  method: "POST",
  path: "/v1/agents/runs/{runId}/cancel",
  summary: "Cancel a run",
  description:
    "One that waits is canceled at once, and what its person was asked stays with them; one under way ends before its next step, and shows `cancel_requested` until then.",
  tag: "Agents",
  touches: "split",
  scope: "agents:write",
  tier: "FREE",
  status: 200,
  params: RunParams,
  response: Run,
  errors: ["not_found", "invalid_state_transition"],
  example: { response: { ...EXAMPLE_QUEUED, status: "CANCELED", finished_at: "2026-11-20T09:30:02.000Z" } },
});
