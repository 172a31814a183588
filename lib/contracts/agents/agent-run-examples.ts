import { EXAMPLE_AGENT } from "./agents";

/** A run as lists show it. */
export const EXAMPLE_SUMMARY = {
  id: "run_01k5s3v9n6e8wbr4q2ycx7th0d",
  agent_id: EXAMPLE_AGENT.id,
  status: "SUCCEEDED",
  input: "Find a logo designer who speaks German",
  step_count: 1,
  cost: { amount_cents: 0, amount_atomic: 500 },
  error: null,
  waiting_for: null,
  cancel_requested: false,
  created_at: "2026-11-20T09:30:00.000Z",
  started_at: "2026-11-20T09:30:00.004Z",
  finished_at: "2026-11-20T09:30:00.031Z",
} as const;

/** A run that has ended. */
export const EXAMPLE_RUN = {
  ...EXAMPLE_SUMMARY,
  output: {
    text: "Search for creators for “logo designer”. **Not checked:** “who speaks German”.",
    data: { creators: [] },
    unchecked: ["“who speaks German”"],
  },
  steps: [
    {
      n: 1,
      tool: "find_creators",
      arguments: { query: "logo designer" },
      why: "Search for creators for “logo designer”.",
      status: "DONE",
      result: { creators: [] },
      error: null,
      cost: { amount_cents: 0, amount_atomic: 500 },
      started_at: "2026-11-20T09:30:00.006Z",
      duration_ms: 19,
    },
  ],
} as const;

/** The same, as it was accepted. */
export const EXAMPLE_QUEUED = {
  ...EXAMPLE_RUN,
  status: "QUEUED",
  step_count: 0,
  cost: { amount_cents: 0, amount_atomic: 0 },
  started_at: null,
  finished_at: null,
  output: null,
  steps: [],
} as const;
