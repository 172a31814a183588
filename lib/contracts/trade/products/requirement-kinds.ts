// apart from the schemas, which forms in the browser must not load
export const REQUIREMENT_KINDS = ["text", "long_text", "choice", "multi_choice", "date", "file", "url"] as const;
export const MAX_REQUIREMENTS = 10;
/** How long an answer may be, in characters: a line, or several. */
export const ANSWER_LENGTH = { text: 300, long_text: 4_000 } as const;

export function isChoice(kind: string): boolean {
  return kind === "choice" || kind === "multi_choice";
}
