import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { slugOf } from "@/lib/core/values/slug";
import { facts } from "./facts";
import { TABLES } from "./tables";

export type Heading = { level: 2 | 3; text: string; id: string };

/** A guide as its page shows it: `body` is Markdown with every fact filled in, without title and lead. */
export type GuideText = { title: string; lead: string; body: string; headings: Heading[] };

/** Reads a guide of `GUIDES` from `docs/guides`; the changelog from `docs`. */
export async function readGuide(slug: string): Promise<GuideText> {
  const source = await readFile(join(process.cwd(), pathOf(slug)), "utf8");
  const [, title = "", lead = "", body = ""] = /^# (.+)\n+((?:[^\n#][^\n]*\n)+)\n*([\s\S]*)$/.exec(source) ?? [];
  const filled = fillIn(body);
  return { title, lead: fillIn(lead.replaceAll("\n", " ").trim()), body: filled, headings: headingsOf(filled) };
}

/** Guides whose text is read elsewhere too. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  changelog: "docs/changelog.md",
  sdk: "lib/clients/sdk/README.md",
  cli: "lib/clients/cli/README.md",
};

/** Where a guide's text is, from the root of the project. */
export function pathOf(slug: string): string {
  return ELSEWHERE[slug] ?? `docs/guides/${slug}.md`;
}

/** Puts facts and tables in the place of `{{name}}` and `{{table name}}`. Throws for a name that there is not. */
export function fillIn(markdown: string, known: Record<string, string | number> = facts()): string {
  return markdown.replace(/\{\{(table )?([a-z_]+)\}\}/g, (placeholder, table: string | undefined, name: string) => {
    const value = table ? TABLES[name]?.() : known[name];
    if (value === undefined) throw new Error(`No guide can say ${placeholder}: there is no such fact.`);
    return String(value);
  });
}

function headingsOf(markdown: string): Heading[] {
  const prose = markdown.replace(/^```[\s\S]*?^```$/gm, "");
  return [...prose.matchAll(/^(##|###) (.+)$/gm)].map(([, marks = "", text = ""]) => {
    const plain = text.replaceAll("`", "");
    return { level: marks.length as 2 | 3, text: plain, id: slugOf(plain) };
  });
}
