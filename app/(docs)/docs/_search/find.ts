import MiniSearch from "minisearch";

/** A section of a guide or an operation: where it stands, and the words by which it is found. */
export type DocsEntry = {
  kind: "guide" | "operation";
  label: string;
  detail: string;
  path: string;
  text: string;
  /** What programs call it, in words: found like the label, and not shown. */
  name?: string;
};

/** Words that every section has. */
const SMALL_WORDS = new Set(
  "a an and are as at be by can do does for from how i in is it my of on or the to what when with".split(" "),
);

/**
 * A search over the documentation, which runs on the server and in browsers. The words of a title count most; the last word may be
 * unfinished, longer ones misspelt. Answers the best first: those with every word, then those with any of them.
 */
export function docsFinder(entries: readonly DocsEntry[]): (query: string) => DocsEntry[] {
  const index = new MiniSearch({
    idField: "at",
    fields: ["label", "name", "detail", "text"],
    processTerm: (term) => (SMALL_WORDS.has(term.toLowerCase()) ? null : term.toLowerCase()),
    searchOptions: {
      boost: { label: 4, name: 4, detail: 2 },
      // the guide of a thing stands before what mentions it
      boostDocument: (at, term) => (isGuideOf(entries[Number(at)], term) ? 5 : 1),
      prefix: (_term, at, terms) => at === terms.length - 1,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    },
  });
  index.addAll(entries.map((entry, at) => ({ at, ...entry })));
  return (query) => {
    const every = index.search(query, { combineWith: "AND" });
    const places = new Set([...every, ...index.search(query)].map(({ id }) => id as number));
    return [...places].flatMap((at) => entries[at] ?? []);
  };
}

/** What was found, kind by kind: first the kind of the best. */
export function byKind(found: readonly DocsEntry[]): DocsEntry[] {
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => found.filter((entry) => entry.kind === kind));
}

function isGuideOf(entry: DocsEntry | undefined, term: string): boolean {
  return entry?.kind === "guide" && !entry.path.includes("#") && entry.label.toLowerCase().startsWith(term);
}
