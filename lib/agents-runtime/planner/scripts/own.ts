import type { Kit, Script } from "../script";

/** Reads the owner's things, each that was asked for. */
export function* own(kit: Kit): Script {
  const texts: string[] = [];
  const data: Record<string, unknown> = {};
  for (const tool of kit.goals.own) {
    const answer = yield kit.call(tool, "You asked about what is yours.");
    texts.push(answer.text);
    data[tool] = answer.output;
  }
  return { text: texts.join("\n\n---\n\n"), data };
}
