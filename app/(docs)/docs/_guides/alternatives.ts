import type { CodeLanguage } from "@/app/_ui/text/code-language";

/** The kind of a group in the tree. */
const ALTERNATIVES = "alternatives";

/** What is looked at of a Markdown document's tree. */
type Node = {
  type: string;
  lang?: string | null;
  meta?: string | null;
  children?: Node[];
  data?: { hName?: string; hProperties?: Record<string, unknown> };
};

/** The language of an example's fence: `sh` is curl, `sh cli` the command line. What only one program says has none. */
export function languageOf(lang: string | null | undefined, mark: string | null | undefined): CodeLanguage | undefined {
  if (mark && mark !== "cli") return undefined;
  if (lang === "sh") return mark ? "cli" : "curl";
  return lang === "ts" || lang === "python" ? lang : undefined;
}

/**
 * Puts fences that stand next to each other, each in another language, into one group: the same call said several ways. A plugin of
 * remark; a document without such neighbours stays as it is.
 */
export function groupAlternatives() {
  return (tree: Node): void => {
    const grouped: Node[] = [];
    for (const node of tree.children ?? []) {
      const last = grouped.at(-1);
      const mates = last?.data?.hProperties?.languages as CodeLanguage[] | undefined;
      const language = node.type === "code" ? languageOf(node.lang, node.meta) : undefined;
      if (language && last && mates && !mates.includes(language)) {
        last.children?.push(node);
        mates.push(language);
      } else grouped.push(language ? groupOf(node, language) : node);
    }
    tree.children = grouped.map((node) =>
      node.type === ALTERNATIVES && node.children?.length === 1 ? (node.children[0] as Node) : node,
    );
  };
}

function groupOf(node: Node, language: CodeLanguage): Node {
  const hProperties = { languages: [language] };
  return { type: ALTERNATIVES, children: [node], data: { hName: "div", hProperties } };
}
