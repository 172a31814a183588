import { between, mulberry32, pick, type Random } from "@/db/seed/random";
import { TAXONOMY } from "@/lib/taxonomy/taxonomy";
import type { Load } from "./load";

const SEED = 7;
const HANDLES = 20_000;
const QUERIES = 600;

/** The results that one call asks for: the tool's own default. */
export const MAX_RESULTS = 10;

/** Reads of random profiles among `creator-000001` and the `profiles` that follow it. */
export function profileLoad(profiles: number): Load {
  const random = mulberry32(SEED);
  const path = () => `/api/v1/profiles/creator-${String(between(random, 1, profiles)).padStart(6, "0")}`;
  return { method: "GET", requests: Array.from({ length: HANDLES }, () => ({ path: path() })) };
}

/** Calls of the tool `find_creators`, a third each with one, two and three words of the taxonomy. */
export function searchLoad(): Load {
  const call = (query: string, id: number) => ({
    jsonrpc: "2.0",
    id,
    method: "tools/call",
    params: { name: "find_creators", arguments: { query, maxResults: MAX_RESULTS } },
  });
  return {
    method: "POST",
    requests: searchQueries().map((query, id) => ({ path: "/api/mcp", body: JSON.stringify(call(query, id)) })),
  };
}

function searchQueries(): string[] {
  const random = mulberry32(SEED);
  const phrases = TAXONOMY.flatMap((category) =>
    category.subcategories.flatMap((sub) => [sub.name, ...sub.skills].map((text) => text.match(/[A-Za-z]{2,}/g) ?? [])),
  );
  return Array.from({ length: QUERIES }, (_, i) => {
    const words = (i % 3) + 1;
    return someWords(
      random,
      phrases.filter((phrase) => phrase.length >= words),
      words,
    );
  });
}

/** `count` words that stand side by side in one of the phrases. */
function someWords(random: Random, phrases: readonly string[][], count: number): string {
  const phrase = pick(random, phrases);
  const start = between(random, 0, phrase.length - count);
  return phrase
    .slice(start, start + count)
    .join(" ")
    .toLowerCase();
}
