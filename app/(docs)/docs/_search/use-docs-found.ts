import { useEffect, useState } from "react";
import { DOCS_KINDS, type DocsEntry } from "./find";

const SHOWN = 8;

type Find = (query: string) => DocsEntry[];
let loading: Promise<Find> | undefined;

/** The search over the documentation, loaded once, when somebody first goes to the field. Where that fails, the next try loads again. */
export function loadDocsFinder(): Promise<Find> {
  loading ??= Promise.all([import("./find"), fetch("/docs/search.json").then((answer) => answer.json())])
    .then(([{ docsFinder }, entries]) => docsFinder(entries))
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
      (find) => {
        const best = find(typed).slice(0, SHOWN);
        if (current) setFound(DOCS_KINDS.flatMap((kind) => best.filter((entry) => entry.kind === kind)));
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [typed]);
  return found;
}
