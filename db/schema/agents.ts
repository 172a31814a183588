import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import { createdAt, id, jsonValue, livemode, metadata, moment, updatedAt } from "../columns";

export type AgentLimits = { max_steps: number; max_seconds: number; max_cost_cents: number };

/** An account's saved worker. Archiving keeps the row: its runs stay readable. */
export const agents = pgTable(
  "agents",
  {
    id: id().primaryKey(),
    /** The creator's page, or the account where it has none: see `ownerIdOf`. */
    ownerId: id("profile_id").notNull(),
    name: text("name").notNull(),
    instructions: text("instructions").notNull(),
    /** `embedded`, or the name of a model that the configured provider has. */
    model: text("model").notNull(),
    tools: text("tools").array().notNull(),
    limits: jsonb("limits").$type<AgentLimits>().notNull(),
    active: boolean("active").notNull().default(true),
    metadata: metadata(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index("agents_profile").on(t.ownerId, t.active, t.id)],
);

export const runStatus = pgEnum("agent_run_status", [
  "QUEUED",
  "RUNNING",
  "SUCCEEDED",
  "FAILED",
  "CANCELED",
  "WAITING_FOR_APPROVAL",
]);

/** Who started a run, and what they may do: its steps act as them and no further. */
export type RunActor =
  | { kind: "user"; user_id: string }
  | { kind: "credential"; credential: { kind: "api_key" | "oauth" | "bridge"; id: string }; scopes: string[] };

export type RunInput = string | Record<string, string | number | boolean>;
/** `understood` is absent from runs that failed before it was kept, and so is `unchecked` from their outputs. */
export type RunError = { code: string; message: string; understood?: string[] };
export type RunOutput = { text: string; data: unknown; unchecked?: string[] };

/** What an agent had said when the run was started: later edits do not change a run under way. */
export type RunBrief = { instructions: string; model: string; tools: string[]; limits: AgentLimits };

export const agentRuns = pgTable(
  "agent_runs",
  {
    id: id().primaryKey(),
    /** The creator's page, or the account where it has none: see `ownerIdOf`. */
    ownerId: id("profile_id").notNull(),
    agentId: id("agent_id")
      .notNull()
      .references(() => agents.id, { onDelete: "cascade" }),
    status: runStatus("status").notNull().default("QUEUED"),
    input: jsonValue("input").$type<RunInput>().notNull(),
    output: jsonb("output").$type<RunOutput>(),
    error: jsonb("error").$type<RunError>(),
    brief: jsonb("brief").$type<RunBrief>().notNull(),
    actor: jsonb("actor").$type<RunActor>().notNull(),
    requestId: text("request_id").notNull(),
    /** USDC atomic units, 6 decimals. */
    costAtomic: bigint("cost_atomic", { mode: "number" }).notNull().default(0),
    stepCount: smallint("step_count").notNull().default(0),
    livemode: livemode(),
    createdAt: createdAt(),
    startedAt: moment("started_at"),
    finishedAt: moment("finished_at"),
    cancelRequestedAt: moment("cancel_requested_at"),
    /** The claim of the worker that has it; another may claim it once `due_at` has passed. */
    lease: text("lease"),
    dueAt: moment("due_at").notNull().defaultNow(),
    /** How often a worker has taken it up: a run that kills its worker is given up. */
    claims: smallint("claims").notNull().default(0),
    /** The approval that its last step asked for, from then until what the person said is on record. */
    waitsFor: id("waits_for"),
    waitsSince: moment("waits_since"),
    /** How long it has waited for people: that does not count against its limit of seconds. */
    waitedMs: bigint("waited_ms", { mode: "number" }).notNull().default(0),
  },
  (t) => [
    index("agent_runs_profile").on(t.ownerId, t.id),
    index("agent_runs_agent").on(t.agentId, t.id),
    index("agent_runs_open").on(t.dueAt, t.id).where(sql`${t.status} in ('QUEUED', 'RUNNING')`),
    index("agent_runs_waits_for").on(t.waitsFor).where(sql`${t.waitsFor} is not null`),
  ],
);

export const stepState = pgEnum("agent_step_state", ["STARTED", "DONE", "FAILED"]);

/** One tool call of a run. Written before it is made, and again when it has ended. */
export const agentRunSteps = pgTable(
  "agent_run_steps",
  {
    runId: id("run_id")
      .notNull()
      .references(() => agentRuns.id, { onDelete: "cascade" }),
    n: smallint("n").notNull(),
    tool: text("tool").notNull(),
    arguments: jsonb("arguments").$type<Record<string, unknown>>().notNull(),
    why: text("why").notNull(),
    state: stepState("state").notNull(),
    result: jsonValue("result").$type<unknown>(),
    /** The result as a model reads it, or what went wrong. */
    text: text("text"),
    costAtomic: bigint("cost_atomic", { mode: "number" }).notNull().default(0),
    startedAt: moment("started_at").notNull(),
    durationMs: integer("duration_ms"),
  },
  (t) => [primaryKey({ columns: [t.runId, t.n] })],
);

export type PlanStep = { n: number; tool: string; arguments: Record<string, unknown>; why: string };

/** A high-level intent and the plan that was made of it. Nothing of it has been done. */
export const agentIntents = pgTable(
  "agent_intents",
  {
    id: id().primaryKey(),
    /** The creator's page, or the account where it has none: see `ownerIdOf`. */
    ownerId: id("profile_id").notNull(),
    agentId: id("agent_id")
      .notNull()
      .references(() => agents.id, { onDelete: "cascade" }),
    intent: text("intent").notNull(),
    steps: jsonb("steps").$type<PlanStep[]>().notNull(),
    /** Why there is no plan, if there is none. */
    obstacle: text("obstacle"),
    obstacleCode: text("obstacle_code"),
    /** The wishes in the intent, in words. */
    understood: jsonb("understood").$type<string[]>().notNull().default([]),
    /** What no step can check, in the intent's words. */
    unchecked: jsonb("unchecked").$type<string[]>().notNull().default([]),
    estimatedAtomic: bigint("estimated_atomic", { mode: "number" }).notNull(),
    livemode: livemode(),
    createdAt: createdAt(),
  },
  (t) => [index("agent_intents_agent").on(t.agentId, t.id), index("agent_intents_profile").on(t.ownerId, t.id)],
);
