import type { Context } from "./context";
import type { Load } from "./load/load-shape";
import type { RowName } from "./options";
import { type Bar, type Result, resultOf } from "./result";
import { measure } from "./rounds";
import { type Essence, requireSameAnswers } from "./servers/same-answers";
import type { Target } from "./targets";

export type Pair = { baseline: Target; subject: Target };

type BareRow = {
  row: RowName;
  title: string;
  load: (context: Context, pair: Pair) => Load | Promise<Load>;
  essence: Essence;
  atLeast: number;
  /** Creators in the database, as many as the run's options say unless told. */
  profiles?: number;
};

/** A row that holds the service against the least server for the same answers, by requests per second. */
export function bareRow({
  row,
  title,
  load,
  essence,
  atLeast,
  profiles,
}: BareRow): (context: Context) => Promise<Result> {
  return async (context) => {
    const pair = { baseline: await context.stage.bare(profiles), subject: await context.stage.service(profiles) };
    const bar: Bar = { figure: "perSecond", atLeast };
    return pairRow(context, row, title, pair, await load(context, pair), essence, bar);
  };
}

/** A row that holds the service against Fastify with drizzle, which neither limits nor logs. */
export function fastifyRow({ row, title, load, essence }: Omit<BareRow, "atLeast" | "profiles">) {
  return async (context: Context): Promise<Result> => {
    const pair = { baseline: await context.stage.fastify(), subject: await context.stage.service() };
    return pairRow(context, row, title, pair, await load(context, pair), essence, { figure: "perSecond", atLeast: 1 });
  };
}

/** A row that holds the service against a server that has its answers' bytes ready. */
export function readyRow(
  row: RowName,
  title: string,
  load: (profiles: number) => Load,
  atLeast?: number,
): (context: Context) => Promise<Result | undefined> {
  return async (context) => {
    const { options, stage, progress } = context;
    if (options.hostOnly && row !== "profiles_ready") {
      progress("  needs Next: left out");
      return undefined;
    }
    const pair = { baseline: await stage.ready(), subject: await stage.service() };
    const bar: Bar = { figure: "perSecond", ...(atLeast !== undefined && { atLeast }) };
    return pairRow(context, row, title, pair, load(options.profiles), undefined, bar);
  };
}

/** Measures one side against the other, once they are known to answer the same. */
export async function pairRow(
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
