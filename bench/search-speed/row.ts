import { closeDatabase } from "@/db/client";
import { resetEnv } from "@/lib/core/env";
import type { Context } from "../context";
import type { JudgedResult } from "../result";
import { measureSpeed, type Spent } from "./measure";

const SEARCHES = 100;
const P50_MS = 8;
const P99_MS = 60;
/** What p50 at the large size may be of what it is at the usual one. */
const GROWTH = 2;
/** Issue 14 names the others. */
const UNJUDGED = "sentence";

/** The time in the database of each kind of search, at the usual size and with `--large` at the large one. */
export function speedRow(sizes: { usual: number; large: number }) {
  return async ({ options, stage, progress }: Context): Promise<JudgedResult> => {
    process.env.AUTH_SECRET ??= "the secret of the bench: 32 characters";
    const at = async (creators: number) => {
      progress(`  among ${creators.toLocaleString("en-US")} creators`);
      process.env.DATABASE_URL = await stage.databaseUrl(creators);
      resetEnv();
      try {
        return await measureSpeed(process.env.DATABASE_URL, SEARCHES, progress);
      } finally {
        await closeDatabase();
      }
    };
    const usual = await at(options.large ? sizes.usual : options.profiles);
    const large = options.large ? await at(sizes.large) : undefined;
    const figures = (large ?? usual).flatMap((spent) => figuresOf(spent, large && usual.find(isOf(spent))));
    const met = figures.every(({ value, atMost }) => value <= (atMost ?? Infinity));
    const creators = (large ? sizes.large : options.large ? sizes.usual : options.profiles).toLocaleString("en-US");
    return {
      row: "search-speed",
      title: `milliseconds of a search in the database, ${creators} creators`,
      figures,
      met,
    };
  };
}

const isOf = (one: Spent) => (other: Spent) => other.finds === one.finds && other.shape === one.shape;

function figuresOf({ finds, shape, p50, p99 }: Spent, before: Spent | undefined): JudgedResult["figures"] {
  const bar = (atMost: number) => (shape === UNJUDGED ? {} : { atMost });
  return [
    { name: `${finds}, ${shape}: p50`, value: p50, ...bar(P50_MS) },
    { name: `${finds}, ${shape}: p99`, value: p99, ...bar(P99_MS) },
    ...(before ? [{ name: `${finds}, ${shape}: growth of p50`, value: p50 / before.p50, ...bar(GROWTH) }] : []),
  ];
}
