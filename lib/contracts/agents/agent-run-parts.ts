import { z } from "zod";
import { growing } from "../values/growing";
import { idOf } from "../values/ids";
import { OwnUrl, Timestamp } from "../values/page";
import { Cost } from "./agent-costs";

/** What a run waits for. */
export const RunWait = z
  .object({
    approval_id: idOf("apr").meta({
      description: "The approval that its last step asked for; see `GET /v1/approvals`.",
    }),
    approve_url: OwnUrl.meta({ description: "Page where the person decides, once signed in." }),
    since: Timestamp.meta({ description: "Since when it waits." }),
  })
  .meta({
    id: "RunWait",
    description: "A person's word that a run waits for, without a worker and without a limit of seconds.",
  });

export const RunStep = z
  .object({
    n: z.int().min(1).meta({ description: "Number of the step, 1 for the first." }),
    tool: z.string().meta({ description: "Name of the tool that was called." }),
    arguments: z.record(z.string(), z.unknown()).meta({ description: "Arguments of the call, by name." }),
    why: z.string().meta({ description: "Why this tool, in the planner's words." }),
    status: growing(["STARTED", "DONE", "FAILED"], "a step that has not ended").meta({
      description: "Where the step stands: under way, done, or failed.",
    }),
    result: z.unknown().meta({ description: "What the tool answered; null while it runs, or when it failed." }),
    error: z.string().nullable().meta({ description: "Why the step failed; null when it did not." }),
    cost: Cost,
    started_at: Timestamp.meta({ description: "When the step began." }),
    duration_ms: z
      .int()
      .min(0)
      .nullable()
      .meta({ description: "How long the step took, in milliseconds; null while it runs." }),
  })
  .meta({ id: "RunStep", description: "One tool call of a run." });

export type RunStepView = z.infer<typeof RunStep>;
