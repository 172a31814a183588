import { agentTool } from "../registry";
import type { Call, Failure } from "./planner";
import type { Standing } from "./reading/standing";

/** What a tool answered. In a plan that nobody has begun nothing is `known` yet: `at` names what a value will be. */
export type Answer = { known: true; output: unknown; text: string } | { known: false; at: (path: string) => string };

/**
 * A plan as a program: it yields the calls it wants made and is handed their answers, so that later steps depend on earlier ones. Run
 * again over the answers on record it comes to the same place: that is how a run goes on after a worker's death.
 */
export type Script<T> = Generator<Call, T, Answer>;

/** Why a plan cannot go on, in words for the person who asked. */
export class Obstacle extends Error {
  constructor(
    message: string,
    readonly code: Failure["code"] = "unsupported_intent",
  ) {
    super(message);
  }
}

/** What a plan works with: the tools that its agent may use, and its standing orders. */
export type Kit = {
  standing: Standing;
  may: (tool: string) => boolean;
  /** A call of a tool that the agent may use. Throws `Obstacle`. */
  call: (tool: string, why: string, given: Record<string, unknown>) => Call;
};

export function makeKit(standing: Standing, allowed: readonly string[]): Kit {
  const may = (name: string) => allowed.includes(name) && agentTool(name) !== undefined;
  return {
    standing,
    may,
    call(name, why, given) {
      if (may(name)) return { tool: name, arguments: given, why };
      throw new Obstacle(`This needs the tool ${name}, which the agent is not allowed to use.`, "tool_not_allowed");
    },
  };
}
