import { between, mulberry32, pick, type Random } from "@/db/seed/random";
import { TAXONOMY } from "@/lib/domain/platform/taxonomy/taxonomy";
import { type Load, UNIQUE } from "./load-shape";

const SEED = 7;
const HANDLES = 20_000;
const QUERIES = 600;
const ZIPF = 1.1;

/** The results that one call asks for: the tool's own default. */
export const MAX_RESULTS = 10;

/** Reads of random profiles among `creator-000001` and the `profiles` that follow it. */
export function profileLoad(profiles: number): Load {
  const random = mulberry32(SEED);
  const path = () => `/api/v1/profiles/creator-${String(between(random, 1, profiles)).padStart(6, "0")}`;
  return { method: "GET", requests: Array.from({ length: HANDLES }, () => ({ path: path() })) };
}

/** The same, some far oftener than others: the n-th most asked for in proportion to n^-1.1. */
export function zipfLoad(profiles: number): Load {
  const random = mulberry32(SEED);
  const upTo: number[] = [];
  for (let n = 1; n <= profiles; n++) upTo.push((upTo.at(-1) ?? 0) + n ** -ZIPF);
  const rank = () => {
    const at = random() * (upTo.at(-1) ?? 0);
    let [low, high] = [0, profiles - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((upTo[middle] ?? 0) < at) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
  const path = () => `/api/v1/profiles/creator-${String(rank()).padStart(6, "0")}`;
  return { method: "GET", requests: Array.from({ length: HANDLES }, () => ({ path: path() })) };
}

/** Public pages: home, the marketplace, a category, the docs, and as many creators as a visitor of each would open. */
export function pagesLoad(profiles: number): Load {
  const random = mulberry32(SEED);
  const creator = () => `/creator-${String(between(random, 1, Math.min(profiles, 200))).padStart(6, "0")}`;
  const lists = ["/", "/creators", "/categories/design-creative", "/docs"];
  return { method: "GET", requests: Array.from({ length: 40 }, (_, n) => ({ path: lists[n % 8] ?? creator() })) };
}

/** The same pages for browsers with a session: each is made for its reader. */
export function eachPageLoad(profiles: number): Load {
  return { ...pagesLoad(profiles), headers: { cookie: "next-auth.session-token=of-nobody" } };
}

/** `GET /v1/me`, as any of the tokens' creators. */
export function meLoad(tokens: readonly string[]): Load {
  return { method: "GET", requests: [{ path: "/api/v1/me" }], tokens };
}

/** The newest posts of the network. */
export function postsLoad(tokens: readonly string[]): Load {
  return { method: "GET", requests: [{ path: "/api/v1/posts?limit=20" }], tokens };
}

/** The taxonomy, for clients that have the version of this tag where one is given. */
export function categoriesLoad(tag?: string): Load {
  return {
    method: "GET",
    requests: [{ path: "/api/v1/categories" }],
    ...(tag !== undefined && { headers: { "if-none-match": tag }, status: 304 }),
  };
}

/** A page of 20 profiles with their offers. */
export function graphqlLoad(): Load {
  const query = `{ profiles(first: 20) { edges { node { handle displayName trustScore tier fromPriceCents
    offers { productId name priceCents packages { tierId name priceCents } } } } } }`;
  return { method: "POST", requests: [{ path: "/api/graphql", body: JSON.stringify({ query }) }] };
}

/** Posts of some 600 characters, each with a title and an idempotency key of its own. */
export function publishLoad(tokens: readonly string[]): Load {
  const body = (n: number) =>
    JSON.stringify({
      title: `Notes on the craft ${UNIQUE}`,
      body: `## Part ${n}\n\n${"What a client asks for and what the work needs are seldom the same thing. ".repeat(8)}`,
      tags: ["craft", "pricing"],
    });
  const requests = Array.from({ length: 50 }, (_, n) => ({ path: "/api/v1/posts", body: body(n) }));
  return { method: "POST", requests, tokens, keyed: true, status: 201 };
}

/** What runs are asked for: one search each, with hits at every size of the network. */
const TASKS = ["a logo designer", "podcast editing", "a copywriter", "a video editor", "front-end development"];

/** Runs of one step by agents of the tokens' creators, waited for. */
export function runsLoad(tokens: readonly string[], agents: readonly string[]): Load {
  const requests = agents.map((agent_id, i) => ({
    path: "/api/v1/agents/runs?sync=true",
    body: JSON.stringify({ agent_id, input: `Find ${TASKS[i % TASKS.length]}` }),
  }));
  return { method: "POST", requests, tokens, paired: true, keyed: true, status: 201 };
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
