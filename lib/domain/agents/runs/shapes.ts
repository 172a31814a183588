/** The shapes in which runs are stored, for transports, which do not know the schema. */
export type { PlanStep, RunBrief, RunError, RunOutput } from "@/db/schema";
