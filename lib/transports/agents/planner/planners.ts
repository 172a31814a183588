import { EMBEDDED_MODEL } from "@/lib/contracts/agents/agents";
import { embeddedPlanner } from "./embedded";
import { modelPlanner } from "./model";
import type { Planner } from "./planner";

/** The planner of a model: the embedded one, or a model of the deployment's provider. */
export function plannerOf(model: string): Planner {
  return model === EMBEDDED_MODEL ? embeddedPlanner : modelPlanner;
}
