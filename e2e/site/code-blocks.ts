export type CodeBlock = {
  /** Language of the fence: `sh`, `json` … */
  language: string;
  /**
   * `answer` shows what the `sh` block before it prints; `install` fetches packages or waits for what comes, and is not run; `example` is shown and
   * no more; `cli` is a command of ours.
   */
  mark?: string;
  /** Nothing stands between it and the block before it. */
  joined: boolean;
  code: string;
};

/** The fenced code of a Markdown text, in order. */
export function codeBlocks(markdown: string): CodeBlock[] {
  let end = Number.NaN;
  return [...markdown.matchAll(/^```(\w*)(?: (\w+))?\n([\s\S]*?)^```$/gm)].map((fence) => {
    const [whole, language = "", mark, code = ""] = fence;
    const joined = markdown.slice(end, fence.index).trim() === "" && end > 0;
    end = fence.index + whole.length;
    return { language, joined, code, ...(mark && { mark }) };
  });
}

/** What is shown of a block's answer: the block that follows it, or those that say the same in other languages. */
export function answerOf(blocks: readonly CodeBlock[], block: CodeBlock): CodeBlock | undefined {
  const after = blocks.slice(blocks.indexOf(block) + 1);
  const other = after.findIndex(({ mark, joined }) => mark === "answer" || !joined);
  return after[other]?.mark === "answer" ? after[other] : undefined;
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
