import { z } from "zod";

/** How many rows an own list answers. */
export const MaxResults = z.int().min(1).max(50).default(10).describe("How many to answer, 1 to 50.");

export const READS = { readOnlyHint: true, openWorldHint: false } as const;

/** Lines under a heading, or that there is nothing. */
export function listed(title: string, lines: readonly string[], more: boolean): string {
  if (lines.length === 0) return `# ${title}\n\nNone.`;
  return `# ${title}\n\n${lines.map((line) => `- ${line}`).join("\n")}${more ? "\n\nThere are more." : ""}`;
}
