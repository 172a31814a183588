import { clientBlocks } from "./client-row";
import type { Generator, Load } from "./load";
import { categoriesLoad, meLoad, postsLoad, profileLoad, publishLoad, searchLoad } from "./loads";
import type { Options, RowName } from "./options";
import { type Bar, type Result, resultOf } from "./result";
import { type Figures, measure } from "./rounds";
import { type Essence, requireSameAnswers } from "./same-answers";
import type { Stage } from "./stage";
import type { Target } from "./targets";

type Context = { options: Options; stage: Stage; generator: Generator; progress: (line: string) => void };

/** The size that `growth` compares with, and the size of the other rows unless told. */
export const USUAL_PROFILES = 50_000;

/** Every row, in the order in which it is measured. */
export const ROWS: Record<RowName, (context: Context) => Promise<Result | undefined>> = {
  async profiles(context) {
    const load = profileLoad(context.options.profiles);
    const title = "`GET /v1/profiles/{handle}` against bare node:http";
    return pairRow(context, "profiles", title, await againstBare(context), load, whole, {
      figure: "perSecond",
      atLeast: 0.6,
    });
  },

  async me(context) {
    const load = meLoad(await context.stage.tokens());
    const title = "`GET /v1/me` with an API key against bare node:http and SHA-256";
    return pairRow(context, "me", title, await againstBare(context), load, identity, {
      figure: "perSecond",
      atLeast: 0.55,
    });
  },

  async posts(context) {
    const load = postsLoad(await context.stage.tokens());
    const title = "`GET /v1/posts?limit=20` with an API key against bare node:http";
    return pairRow(context, "posts", title, await againstBare(context), load, whole, {
      figure: "perSecond",
      atLeast: 0.6,
    });
  },

  async categories(context) {
    const pair = await againstBare(context);
    const { headers } = await fetch(`${pair.subject.origin}/api/v1/categories`);
    const load = categoriesLoad(headers.get("etag") ?? "");
    const title = "`GET /v1/categories`, half with `If-None-Match`, against bare node:http with the body ready";
    return pairRow(context, "categories", title, pair, load, whole, { figure: "perSecond", atLeast: 0.6 });
  },

  async publish(context) {
    const load = publishLoad(await context.stage.tokens());
    const title = "`POST /v1/posts` against one bare insert";
    return pairRow(context, "publish", title, await againstBare(context), load, written, {
      figure: "perSecond",
      atLeast: 0.45,
    });
  },

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
      atLeast: 4,
    });
  },

  async find_creators(context) {
    const title = "`tools/call find_creators` against bare node:http";
    return pairRow(context, "find_creators", title, await againstBare(context), searchLoad(), structuredContent, {
      figure: "perSecond",
      atLeast: 0.6,
    });
  },

  async growth(context) {
    const { options, stage } = context;
    if (options.profiles <= USUAL_PROFILES) {
      context.progress("  needs --profiles=500000: left out");
      return undefined;
    }
    const subject = await stage.service();
    const baseline = await stage.service(USUAL_PROFILES);
    const names = [USUAL_PROFILES, options.profiles].map((n) => `${n.toLocaleString("en-US")} creators`);
    const pair = {
      baseline: { ...baseline, name: names[0] as string },
      subject: { ...subject, name: names[1] as string },
    };
    const title = "p50 of `find_creators` as the network grows";
    return pairRow(context, "growth", title, pair, searchLoad(), undefined, { figure: "p50", atMost: 3 });
  },

  async client({ stage }) {
    const blocks = await clientBlocks(await stage.databaseUrl());
    const [first = Number.NaN, last = Number.NaN] = [blocks[0], blocks.at(-1)];
    const measured = { baseline: [queriesOnly(first)], subject: [queriesOnly(last)], ratios: [last / first] };
    const bar: Bar = { figure: "perSecond", atLeast: 0.85 };
    return resultOf("client", "queries of one client after 300,000", ["first 50,000", "last 50,000"], bar, measured);
  },
};

type Pair = { baseline: Target; subject: Target };

async function againstBare({ stage }: Context): Promise<Pair> {
  return { baseline: await stage.bare(), subject: await stage.service() };
}

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

async function pairRow(
  { options, stage, generator, progress }: Context,
  row: RowName,
  title: string,
  pair: Pair,
  load: Load,
  essence: Essence | undefined,
  bar: Bar,
): Promise<Result> {
  if (essence) await requireSameAnswers(load, [pair.baseline, pair.subject], essence);
  if (load.tokens) await introduce(pair.subject, load.tokens);
  const databasePid = await stage.databasePid();
  const measured = await measure(
    generator,
    { ...pair, load, databasePid },
    { ...options, figure: bar.figure },
    progress,
  );
  return resultOf(row, title, [pair.baseline.name, pair.subject.name], bar, measured);
}

/** Presents every key once: the service takes 9 ms for a key that it has not seen within a minute. */
async function introduce({ origin }: Target, tokens: readonly string[]): Promise<void> {
  for (const token of tokens) {
    const { status } = await fetch(`${origin}/api/v1/me`, { headers: { authorization: `Bearer ${token}` } });
    if (status !== 200) throw new Error(`a key of the bench is answered with ${status}`);
  }
}

function queriesOnly(perSecond: number): Figures {
  return { perSecond, p50: Number.NaN, p99: Number.NaN, cpuMicros: Number.NaN, databaseMicros: Number.NaN, failed: 0 };
}
