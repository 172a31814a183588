import { useEffect, useState } from "react";
import type { DocsEntry } from "./find";

const SHOWN = 8;

/** The best for what was typed, by kind. */
type Find = (query: string) => DocsEntry[];
let loading: Promise<Find> | undefined;

/** The search over the documentation, loaded once, when somebody first goes to the field. Where that fails, the next try loads again. */
export function loadDocsFinder(): Promise<Find> {
  loading ??= Promise.all([import("./find"), fetch("/docs/search.json").then((answer) => answer.json())])
    .then(([{ docsFinder, byKind }, entries]): Find => {
      const find = docsFinder(entries);
      return (query) => byKind(find(query).slice(0, SHOWN));
    })
    .catch((problem) => {
      loading = undefined;
      throw problem;
    });
  return loading;
}

/** What the documentation says about what was typed: the best, by kind. */
export function useDocsFound(typed: string | null): DocsEntry[] {
  const [found, setFound] = useState<DocsEntry[]>([]);
  useEffect(() => {
    if (typed === null || typed.trim() === "") return setFound([]);
    let current = true;
    // without an answer the field is one whose form leads to the page of results
    loadDocsFinder().then(
      (find) => current && setFound(find(typed)),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [typed]);
  return found;
}
