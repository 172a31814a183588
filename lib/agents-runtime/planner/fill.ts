import type { Tool } from "@/lib/mcp/tool";
import type { Slots } from "./slots";

/**
 * The arguments of a tool that are known: those of its own input schema, each of which the schema takes. `more` wins over `slots`; it
 * may hold what is not known yet, which the schema will see when the step is made.
 */
export function fill(tool: Tool, slots: Slots, more: Record<string, unknown> = {}): Record<string, unknown> {
  const known: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(tool.input.shape)) {
    const value = slots[name as keyof Slots];
    if (name in more) known[name] = more[name];
    else if (value !== undefined && schema.safeParse(value).success) known[name] = value;
  }
  return known;
}

/** The arguments that a tool needs and does not have. */
export function missing(tool: Tool, known: Record<string, unknown>): string[] {
  return Object.entries(tool.input.shape).flatMap(([name, schema]) =>
    known[name] === undefined && !schema.safeParse(undefined).success ? [name] : [],
  );
}
