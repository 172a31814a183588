import { agentsOf } from "./agents";
import { clientBlocks } from "./client/client-row";
import type { Context } from "./context";
import { deliveriesRow, firstByteRow } from "./deliveries/hooks-rows";
import type { Load } from "./load/load-shape";
import {
  categoriesLoad,
  eachPageLoad,
  graphqlLoad,
  meLoad,
  pagesLoad,
  postsLoad,
  profileLoad,
  publishLoad,
  runsLoad,
  searchLoad,
  zipfLoad,
} from "./load/loads";
import type { RowName } from "./options";
import { bareRow, fastifyRow, pairRow, readyRow } from "./pair-row";
import { queueSizeRow } from "./queue-size/row";
import { type Bar, type JudgedResult, type Result, resultOf } from "./result";
import type { Figures } from "./rounds";
import { qualityRow } from "./search-quality/row";
import { speedRow } from "./search-speed/row";
import type { Essence } from "./servers/same-answers";
import { startRow } from "./start-row";
import type { Target } from "./targets";

const whole: Essence = (body) => body;
/** What a bare server knows of a caller: no scopes, no quota. */
const identity: Essence = (body) => {
  const { id, handle, display_name, email, tier } = body as Record<string, unknown>;
  return { id, handle, display_name, email, tier };
};
/** What was sent, as it was written: id, title and moments are each side's own. */
const written: Essence = (body) => {
  const { body: text, tags, excerpt, visibility, creator } = body as Record<string, unknown>;
  return { text, tags, excerpt, visibility, creator };
};
const structuredContent: Essence = (body) =>
  (body as { result?: { structuredContent?: unknown } }).result?.structuredContent;

/** The size that `growth` compares with. */
export const USUAL_PROFILES = 50_000;
/** The size that the search must bear. */
const LARGE_PROFILES = 500_000;

/** Every row, in the order in which it is measured. */
export const ROWS: Record<RowName, (context: Context) => Promise<Result | JudgedResult | undefined>> = {
  profiles: bareRow({
    row: "profiles",
    title: "`GET /v1/profiles/{handle}` against bare node:http",
    load: ({ options }) => profileLoad(options.profiles),
    essence: whole,
    atLeast: 0.8,
  }),

  profiles_zipf: bareRow({
    row: "profiles_zipf",
    title: "the same, asked for as often as Zipf has it (s = 1.1)",
    load: ({ options }) => zipfLoad(options.profiles),
    essence: whole,
    atLeast: 2,
  }),

  profiles_ready: readyRow("profiles_ready", "the same against node:http with the bytes ready", zipfLoad, 0.7),
  pages: readyRow("pages", "public pages against node:http with the bytes ready", pagesLoad, 0.6),
  pages_each: readyRow(
    "pages_each",
    "the same pages for readers with a session: each made for its reader",
    eachPageLoad,
  ),

  me: bareRow({
    row: "me",
    title: "`GET /v1/me` with an API key against bare node:http and SHA-256",
    load: async ({ stage }) => meLoad(await stage.tokens()),
    essence: identity,
    atLeast: 0.85,
  }),

  posts: bareRow({
    row: "posts",
    title: "`GET /v1/posts?limit=20` with an API key against bare node:http",
    load: async ({ stage }) => postsLoad(await stage.tokens()),
    essence: whole,
    atLeast: 0.85,
  }),

  categories: bareRow({
    row: "categories",
    title: "`GET /v1/categories` against bare node:http with the body ready",
    load: () => categoriesLoad(),
    essence: whole,
    atLeast: 1,
  }),

  async unchanged(context) {
    const pair = { baseline: await context.stage.floor(), subject: await context.stage.service() };
    const title = "the same with `If-None-Match`, 304s, against the floor below";
    const bar: Bar = { figure: "perSecond", atLeast: 1 };
    return pairRow(context, "unchanged", title, pair, await unchangedLoad(pair.subject), whole, bar);
  },

  async floor(context) {
    const pair = { baseline: await context.stage.bare(), subject: await context.stage.floor() };
    const title = "304s of bare node:http with request id, limit, log and headers, against without";
    return pairRow(context, "floor", title, pair, await unchangedLoad(pair.subject), whole, { figure: "perSecond" });
  },

  publish: bareRow({
    row: "publish",
    title: "`POST /v1/posts` against one bare insert",
    load: async ({ stage }) => publishLoad(await stage.tokens()),
    essence: written,
    atLeast: 0.6,
  }),

  fastify_item: fastifyRow({
    row: "fastify_item",
    title: "an item, `GET /v1/profiles/{handle}`, against Fastify and drizzle without limits and log",
    load: ({ options }) => profileLoad(options.profiles),
    essence: whole,
  }),

  fastify_list: fastifyRow({
    row: "fastify_list",
    title: "a list, `GET /v1/posts?limit=20`, against the same",
    load: async ({ stage }) => postsLoad(await stage.tokens()),
    essence: whole,
  }),

  fastify_create: fastifyRow({
    row: "fastify_create",
    title: "a create, `POST /v1/posts`, against the same",
    load: async ({ stage }) => publishLoad(await stage.tokens()),
    essence: written,
  }),

  graphql: bareRow({
    row: "graphql",
    title: "GraphQL: a page of 20 profiles with offers, against bare node:http",
    load: graphqlLoad,
    essence: whole,
    atLeast: 0.7,
  }),

  async host(context) {
    const { options, stage, progress } = context;
    if (options.hostOnly) {
      progress("  needs Next: left out");
      return undefined;
    }
    const load = profileLoad(options.profiles);
    const subject = await stage.service();
    const pair = { baseline: await stage.next(), subject };
    return pairRow(context, "host", "the same through the API host against `next start`", pair, load, whole, {
      figure: "perSecond",
      atLeast: 5,
    });
  },

  find_creators: bareRow({
    row: "find_creators",
    title: "`tools/call find_creators` against bare node:http",
    load: searchLoad,
    essence: structuredContent,
    atLeast: 0.8,
  }),

  find_creators_large: largeRow(
    bareRow({
      row: "find_creators_large",
      title: `the same among ${LARGE_PROFILES.toLocaleString("en-US")} creators`,
      load: searchLoad,
      essence: structuredContent,
      atLeast: 0.8,
      profiles: LARGE_PROFILES,
    }),
  ),

  start: startRow,

  async runs(context) {
    if (!context.options.hostOnly) return syncRuns(context);
    context.progress("  needs a worker: left out");
    return undefined;
  },

  growth: largeRow(async (context) => {
    const { stage } = context;
    const subject = await stage.service(LARGE_PROFILES);
    const baseline = await stage.service(USUAL_PROFILES);
    const names = [USUAL_PROFILES, LARGE_PROFILES].map((n) => `${n.toLocaleString("en-US")} creators`);
    const pair = {
      baseline: { ...baseline, name: names[0] as string },
      subject: { ...subject, name: names[1] as string },
    };
    const title = "p50 of `find_creators` as the network grows";
    return pairRow(context, "growth", title, pair, searchLoad(), undefined, { figure: "p50", atMost: 2 });
  }),

  deliveries: deliveriesRow,
  queue: queueSizeRow,

  first_byte: firstByteRow,

  async client({ stage }) {
    const blocks = await clientBlocks(await stage.databaseUrl());
    const [first = Number.NaN, last = Number.NaN] = [blocks[0], blocks.at(-1)];
    const measured = { baseline: [queriesOnly(first)], subject: [queriesOnly(last)], ratios: [last / first] };
    const bar: Bar = { figure: "perSecond", atLeast: 0.9 };
    return resultOf("client", "queries of one client after 300,000", ["first 50,000", "last 50,000"], bar, measured);
  },

  "search-quality": qualityRow,
  "search-speed": speedRow({ usual: USUAL_PROFILES, large: LARGE_PROFILES }),
};

async function unchangedLoad({ origin }: Target): Promise<Load> {
  const { headers } = await fetch(`${origin}/api/v1/categories`);
  return categoriesLoad(headers.get("etag") ?? "");
}

/** A run from request to answer: planned, queued, taken up, its step on record before and after, announced. */
const syncRuns = bareRow({
  row: "runs",
  title: "`POST /v1/agents/runs?sync=true` with one search against the bare search",
  load: async ({ stage }, { subject }) => runsLoad(await stage.tokens(), await agentsOf(subject, await stage.tokens())),
  essence: (body) => (body as { steps: { result: unknown }[] }).steps[0]?.result,
  atLeast: 0.5,
});

/** A row that is measured when it is asked for with `--large`. */
function largeRow(
  measureRow: (context: Context) => Promise<Result>,
): (context: Context) => Promise<Result | undefined> {
  return async (context) => {
    if (context.options.large) return measureRow(context);
    context.progress("  needs --large: left out");
    return undefined;
  };
}

function queriesOnly(perSecond: number): Figures {
  return { perSecond, p50: Number.NaN, p99: Number.NaN, cpuMicros: Number.NaN, databaseMicros: Number.NaN, failed: 0 };
}
