import type { z } from "zod";
import { slugOf } from "@/lib/core/values/slug";
import { GUIDES, type Guide } from "../_guides/list";
import { readGuide } from "../_guides/read";
import { fieldsOf } from "../_reference/fields";
import { operationPath, REFERENCE } from "../_reference/tag-text";
import type { DocsEntry } from "./find";

/** Characters of a section that are searched: what it is about stands at its beginning. */
const MOST_TEXT = 1_500;

/** All that the search of the documentation finds: each section of each guide, and each operation of the reference. */
export async function docsEntries(): Promise<DocsEntry[]> {
  const sections = await Promise.all(GUIDES.map(sectionsOf));
  return [...sections.flat(), ...operations()];
}

async function sectionsOf(guide: Guide): Promise<DocsEntry[]> {
  const { lead, body } = await readGuide(guide.slug);
  const [opening = "", ...rest] = splitAtHeadings(body);
  const path = `/docs/${guide.slug}`;
  const first = { kind: "guide" as const, label: guide.title, detail: guide.about, path };
  return [
    { ...first, text: plain(`${lead}\n${opening}`) },
    ...rest.map((section) => {
      const [heading = "", ...lines] = section.split("\n");
      const label = heading.replace(/^#+ /, "").replaceAll("`", "");
      const place = { label, detail: guide.title, path: `${path}#${slugOf(label)}` };
      return { kind: "guide" as const, ...place, text: plain(lines.join("\n")) };
    }),
  ];
}

/** A guide's text, cut before each heading; what looks like one within code is none. */
function splitAtHeadings(markdown: string): string[] {
  let fenced = false;
  const parts: string[][] = [[]];
  for (const line of markdown.split("\n")) {
    if (line.startsWith("```")) fenced = !fenced;
    if (!fenced && /^##?#? /.test(line)) parts.push([]);
    parts.at(-1)?.push(line);
  }
  return parts.map((lines) => lines.join("\n"));
}

function plain(markdown: string): string {
  return markdown
    .replace(/^```\w*$|^\|[\s:|-]+\|$/gm, " ")
    .replace(/\]\([^)]*\)/g, "]")
    .replace(/[`*|[\]{}"]|^#+ |^\s*[-*] |^-+$/gm, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, MOST_TEXT);
}

/** What a caller gives, by name: filters and members. */
const namesOf = (schema?: z.ZodType) => (schema ? fieldsOf(schema, "input").map(({ name }) => name) : []);

/** `createOrder` in words, as people type it. */
const wordsOf = (id: string) => id.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function operations(): DocsEntry[] {
  return REFERENCE.flatMap(({ slug, operations }) =>
    operations.map(({ id, method, path, summary, description = "", query, body }) => ({
      kind: "operation" as const,
      label: summary,
      detail: `${method} ${path}`,
      path: operationPath(slug, id),
      name: wordsOf(id),
      text: plain([id, description, ...namesOf(query), ...namesOf(body)].join(" ")),
    })),
  );
}
