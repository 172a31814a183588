import { agentTool } from "../registry";
import { fill, missing } from "./fill";
import type { Goals } from "./goals";
import type { Call, Failure } from "./planner";
import type { ReadIntent, Slots } from "./slots";

/** What a tool answered. In a plan that nobody has begun it holds names of what is not known yet. */
export type Answer = { output: unknown; text: string };

export type End = { text: string; data: unknown };

/**
 * A plan as a program: it yields the calls it wants made and is handed their answers, so that later steps depend on earlier ones. Run
 * anew over the answers on record it comes to the same place: that is how a run goes on after a worker's death.
 */
export type Script<T = End> = Generator<Call, T, Answer>;

/** Why a script cannot go on, in words for the person who asked. */
export class Obstacle extends Error {
  constructor(
    message: string,
    readonly code: Failure["code"] = "no_plan",
  ) {
    super(message);
  }
}

/** What a script works with: the intent as it was read, and the tools that its agent may use. */
export type Kit = {
  intent: ReadIntent;
  goals: Goals;
  slots: Slots;
  may: (tool: string) => boolean;
  /** A call with every argument that the tool takes and the intent names. Throws `Obstacle`. */
  call: (tool: string, why: string, more?: Record<string, unknown>) => Call;
};

/** How a person can say what a tool lacks. */
const ASK_FOR: Record<string, string> = {
  handle: "say whom by handle, as in @harbour-type",
  note: "put the note into quotation marks",
  callbackUrl: "give a public https URL where the answer may be sent",
  brief: "put the brief into quotation marks, at least 20 characters",
  slug: "name the post by its slug",
  productId: "name the product by its id (prod_…)",
};

export function makeKit(intent: ReadIntent, goals: Goals, standing: Slots, allowed: readonly string[]): Kit {
  const slots = { ...standing, ...intent.slots };
  const may = (name: string) => allowed.includes(name) && agentTool(name) !== undefined;
  return {
    intent,
    goals,
    slots,
    may,
    call(name, why, more) {
      const tool = agentTool(name);
      if (!tool || !may(name)) {
        throw new Obstacle(`This needs the tool ${name}, which the agent is not allowed to use.`, "tool_not_allowed");
      }
      const known = fill(tool, slots, more);
      const lacking = missing(tool, known).map((argument) => ASK_FOR[argument] ?? `say the ${argument}`);
      if (lacking.length > 0) throw new Obstacle(`To call ${name} I need more: ${lacking.join(", and ")}.`);
      return { tool: name, arguments: known, why };
    },
  };
}
