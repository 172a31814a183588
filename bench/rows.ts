import { clientBlocks } from "./client-row";
import type { Generator, Load } from "./load";
import { profileLoad, searchLoad } from "./loads";
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
    const { options, stage } = context;
    const load = profileLoad(options.profiles);
    const pair = { baseline: await stage.bare(), subject: await stage.service() };
    return pairRow(context, "profiles", "`GET /v1/profiles/{handle}` against bare node:http", pair, load, whole, {
      figure: "perSecond",
      atLeast: 0.6,
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
    const pair = { baseline: await context.stage.bare(), subject: await context.stage.service() };
    const title = "`tools/call find_creators` against bare node:http";
    return pairRow(context, "find_creators", title, pair, searchLoad(), structuredContent, {
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

const whole: Essence = (body) => body;
const structuredContent: Essence = (body) =>
  (body as { result?: { structuredContent?: unknown } }).result?.structuredContent;

async function pairRow(
  { options, stage, generator, progress }: Context,
  row: RowName,
  title: string,
  pair: { baseline: Target; subject: Target },
  load: Load,
  essence: Essence | undefined,
  bar: Bar,
): Promise<Result> {
  if (essence) await requireSameAnswers(load, [pair.baseline, pair.subject], essence);
  const databasePid = await stage.databasePid();
  const measured = await measure(
    generator,
    { ...pair, load, databasePid },
    { ...options, figure: bar.figure },
    progress,
  );
  return resultOf(row, title, [pair.baseline.name, pair.subject.name], bar, measured);
}

function queriesOnly(perSecond: number): Figures {
  return { perSecond, p50: Number.NaN, p99: Number.NaN, cpuMicros: Number.NaN, databaseMicros: Number.NaN, failed: 0 };
}
