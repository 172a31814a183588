import { readFileSync, writeFileSync } from "node:fs";

const DOCUMENT = "docs/conformance.md";
const INTRODUCTION = `# Conformance

Every row of parts 4.1, 4.2 and 4.3 of the interface specification, its rules for orders, OAuth and webhooks, its limits and its windows, as the running service answers
them. Written by \`e2e/conformance\`, which makes each call in every test run and fails when this page says something else: \`CONFORMANCE=write\` writes it again. Windows of
hours and days are held by the tests that are named next to them, which move the clock.
`;

export type Section = { title: string; head: readonly string[]; rows: readonly (readonly string[])[] };

/** The page that the sections make. */
export function rendered(sections: readonly Section[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const tables = sections.map(({ title, head, rows }) =>
    [`## ${title}`, "", line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n"),
  );
  return `${[INTRODUCTION, ...tables].join("\n")}\n`.replaceAll("\n## ", "\n\n## ").replaceAll("\n\n\n", "\n\n");
}

/** The page as it is committed; with `CONFORMANCE=write` it becomes `fresh` first. */
export function committed(fresh: string): string {
  if (process.env.CONFORMANCE === "write") writeFileSync(DOCUMENT, fresh);
  return readFileSync(DOCUMENT, "utf8");
}
