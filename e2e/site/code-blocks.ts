export type CodeBlock = {
  /** Language of the fence: `sh`, `json` … */
  language: string;
  /** A fence marked `answer` shows what the `sh` block before it prints. */
  answer: boolean;
  code: string;
};

/** The fenced code of a Markdown text, in order. */
export function codeBlocks(markdown: string): CodeBlock[] {
  return [...markdown.matchAll(/^```(\w*)(?: (\w+))?\n([\s\S]*?)^```$/gm)].map(
    ([, language = "", mark, code = ""]) => ({
      language,
      answer: mark === "answer",
      code,
    }),
  );
}

/**
 * Where `actual` lacks something that `shown` has: a member, the kind of a value, a row of a list. Values themselves may differ, and so
 * may null. Answers the paths.
 */
export function missingFrom(actual: unknown, shown: unknown, path = "$"): string[] {
  if (Array.isArray(shown)) {
    if (!Array.isArray(actual)) return [`${path} is no list`];
    return shown.length === 0 ? [] : missingFrom(actual[0], shown[0], `${path}[0]`);
  }
  if (typeof shown === "object" && shown !== null) {
    if (typeof actual !== "object" || actual === null) return [`${path} is no object`];
    return Object.entries(shown).flatMap(([name, value]) =>
      name in actual
        ? missingFrom((actual as Record<string, unknown>)[name], value, `${path}.${name}`)
        : [`${path}.${name}`],
    );
  }
  if (actual === null) return [];
  return typeof actual === typeof shown ? [] : [`${path} is a ${typeof actual}`];
}
