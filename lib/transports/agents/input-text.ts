import type { RunInput } from "@/lib/contracts/agents/agent-runs";

/** A run's input as words for a planner: named values become lines of their own. */
export function inputText(input: RunInput): string {
  if (typeof input === "string") return input;
  return Object.entries(input)
    .map(([name, value]) => `${name.replaceAll("_", " ")}: ${value}`)
    .join("\n");
}
