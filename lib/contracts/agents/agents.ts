import { z } from "zod";
import { operation } from "../operation";
import { idOf } from "../values/ids";
import { Metadata, MetadataPatch, NewMetadata } from "../values/metadata";
import { PageQuery, pageOf, Timestamp } from "../values/page";
import { SCALARS } from "../values/scalars";
import { text } from "../values/text";
import { AGENT_TOOLS } from "./agent-tools";
import { DEFAULT_LIMITS } from "./form-limits";

/** Agents that an account may have at a time, archived ones not counted. */
export const MOST_AGENTS = 100;

/** The name of the planner that needs no model and no network. */
export const EMBEDDED_MODEL = "embedded";

export const AgentLimits = z
  .object({
    max_steps: z.int().min(1).max(25).meta({ description: "Tool calls per run, 1 to 25.", example: 12 }),
    max_seconds: z
      .int()
      .min(5)
      .max(600)
      .meta({ description: "Seconds that a run may take from its first step on, 5 to 600.", example: 120 }),
    max_cost_cents: z
      .int()
      .min(1)
      .max(10_000)
      .meta({ description: "What a run may cost, in US cents, 1 to 10,000.", example: 50 })
      .register(SCALARS, { scalar: "Cents" }),
  })
  .meta({ id: "AgentLimits", description: "What a run may take." });

export type AgentLimits = z.output<typeof AgentLimits>;

export const Agent = z
  .object({
    id: idOf("agent"),
    name: z.string().meta({ description: "What its owner calls it." }),
    instructions: z.string().meta({ description: "Standing orders for every run; may be empty." }),
    model: z
      .string()
      .meta({ description: "`embedded`, or a model of this deployment's provider.", example: "embedded" }),
    tools: z
      .array(z.string())
      .meta({ description: "Names of the tools that its runs may call.", example: ["find_creators"] }),
    limits: AgentLimits,
    active: z.boolean().meta({ description: "False once it is archived." }),
    metadata: Metadata,
    created_at: Timestamp.meta({ description: "When it was made." }),
    updated_at: Timestamp.meta({ description: "When it was last changed." }),
  })
  .meta({ id: "Agent", description: "An account's saved worker." });

export type AgentView = z.infer<typeof Agent>;

const FIELDS = {
  name: text(80, { min: 1, trim: true }).meta({
    description: "What you call it, 1 to 80 characters.",
    example: "Scout",
  }),
  instructions: text(4_000, { trim: true }).meta({
    description:
      "Standing orders for every run, at most 4,000 characters. The embedded planner takes limits from them (price, trust score, number of results).",
    example: "Only creators with a trust score of at least 60. Never open a checkout above $1,500.",
  }),
  model: text(100, { min: 1, trim: true }).meta({
    description: "`embedded`, or a model of this deployment's provider. Left out: this deployment's own.",
    example: "embedded",
  }),
  tools: z
    .array(z.enum(AGENT_TOOLS))
    .min(1)
    .max(AGENT_TOOLS.length)
    .meta({
      description: "Names of the tools that its runs may call, at least one.",
      example: ["find_creators", "get_creator", "list_creator_offers"],
    }),
  limits: z
    .strictObject(AgentLimits.partial().shape)
    .meta({ description: "What each of its runs may take. A limit that is left out keeps its value." }),
};

/** An agent as its owner sends it. */
export const NewAgent = z
  .strictObject({
    name: FIELDS.name,
    instructions: FIELDS.instructions.default(""),
    model: FIELDS.model.optional(),
    tools: FIELDS.tools.default(["find_creators", "get_creator", "list_creator_offers"]),
    metadata: NewMetadata.optional(),
    limits: FIELDS.limits.default({}).meta({
      description: `What each of its runs may take. Left out: ${DEFAULT_LIMITS.max_steps} steps, ${DEFAULT_LIMITS.max_seconds} seconds, ${DEFAULT_LIMITS.max_cost_cents} cents.`,
    }),
  })
  .meta({ id: "NewAgent" });

export type NewAgent = z.output<typeof NewAgent>;

/** What its owner changes of an agent. What is left out stays; `active: true` takes it out of the archive. */
export const AgentPatch = z
  .strictObject({
    ...FIELDS,
    active: z.boolean().meta({ description: "False archives the agent; true takes it out of the archive." }),
    metadata: MetadataPatch,
  })
  .partial()
  .meta({ id: "AgentPatch" });

export type AgentPatch = z.output<typeof AgentPatch>;

export const AgentParams = z.object({ id: idOf("agent") });

export const AgentQuery = PageQuery.extend({
  archived: z
    .stringbool({ truthy: ["true"], falsy: ["false"], case: "sensitive" })
    .default(false)
    .meta({
      override: { type: "boolean", default: false },
      description: "True: the archived ones instead of the active ones.",
    }),
});

export type AgentQuery = z.output<typeof AgentQuery>;

export const EXAMPLE_AGENT = {
  id: "agent_01k5s3v9n6e8wbr4q2ycx7th0d",
  name: "Scout",
  instructions: "Only creators with a trust score of at least 60.",
  model: "embedded",
  tools: ["find_creators", "get_creator", "list_creator_offers"],
  limits: DEFAULT_LIMITS,
  active: true,
  metadata: {},
  created_at: "2026-11-20T09:30:00.000Z",
  updated_at: "2026-11-20T09:30:00.000Z",
} as const;

const AGENT = { tag: "Agents", touches: "shared", tier: "FREE", response: Agent } as const;
const READ = { ...AGENT, scope: "agents:read", status: 200 } as const;
const WRITE = { ...AGENT, scope: "agents:write", status: 200 } as const;

export const listAgents = operation({
  ...READ,
  id: "listAgents",
  method: "GET",
  path: "/v1/agents",
  summary: "List your agents",
  description: "The account's saved agents, newest first.",
  query: AgentQuery,
  response: pageOf(Agent).meta({ id: "AgentPage" }),
  errors: ["not_found", "invalid_cursor"],
  example: { response: { data: [EXAMPLE_AGENT], has_more: false, next_cursor: null } },
});

export const createAgent = operation({
  ...WRITE,
  id: "createAgent",
  method: "POST",
  path: "/v1/agents",
  summary: "Create an agent",
  description: `Saves instructions, a model and the tools that runs may call. At most ${MOST_AGENTS} agents at a time.`,
  status: 201,
  location: ({ id }) => `/api/v1/agents/${id}`,
  body: NewAgent,
  errors: ["not_found", "conflict"],
  example: {
    body: { name: EXAMPLE_AGENT.name, instructions: EXAMPLE_AGENT.instructions, tools: EXAMPLE_AGENT.tools },
    response: EXAMPLE_AGENT,
  },
});

export const getAgent = operation({
  ...READ,
  id: "getAgent",
  method: "GET",
  path: "/v1/agents/{id}",
  summary: "Read one of your agents",
  params: AgentParams,
  errors: ["not_found"],
  example: { response: EXAMPLE_AGENT },
});

export const updateAgent = operation({
  ...WRITE,
  id: "updateAgent",
  method: "PATCH",
  path: "/v1/agents/{id}",
  summary: "Change an agent",
  description: "Send what changes; the rest stays. Runs that have started keep what they started with.",
  params: AgentParams,
  body: AgentPatch,
  errors: ["not_found", "conflict"],
  example: {
    body: { limits: { max_cost_cents: 20 } },
    response: { ...EXAMPLE_AGENT, limits: { ...DEFAULT_LIMITS, max_cost_cents: 20 } },
  },
});

export const archiveAgent = operation({
  ...WRITE,
  id: "archiveAgent",
  method: "DELETE",
  path: "/v1/agents/{id}",
  summary: "Archive an agent",
  description: "It takes no more runs; those under way end, and all stay readable.",
  params: AgentParams,
  errors: ["not_found"],
  example: { response: { ...EXAMPLE_AGENT, active: false } },
});
