import { parseArgs } from "node:util";

export const ROW_NAMES = [
  "profiles",
  "profiles_zipf",
  "profiles_ready",
  "pages",
  "pages_each",
  "me",
  "posts",
  "categories",
  "unchanged",
  "floor",
  "publish",
  "fastify_item",
  "fastify_list",
  "fastify_create",
  "graphql",
  "host",
  "start",
  "find_creators",
  "find_creators_large",
  "runs",
  "growth",
  "deliveries",
  "queue",
  "first_byte",
  "client",
  "search-quality",
  "search-speed",
] as const;
export type RowName = (typeof ROW_NAMES)[number];

export type Options = {
  only: ReadonlySet<RowName>;
  rounds: number;
  seconds: number;
  profiles: number;
  large: boolean;
  huge: boolean;
  keep: boolean;
  hostOnly: boolean;
  json: string | undefined;
};

export const USAGE = `npm run bench -- [options]
  --only=a,b        rows to run, of: ${ROW_NAMES.join(", ")}
  --rounds=5        paired rounds per row; the median of their ratios counts
  --seconds=4       how long each side is loaded in a round
  --profiles=50000  creators in the database
  --large           the rows find_creators_large, growth and search-speed too, at 500000 creators: seeding takes minutes, once
  --huge            the row queue too: 20000000 deliveries against 1000000, 15 GB and a quarter of an hour to seed, once
  --no-keep         removes .data/bench afterwards (seeding takes a while, so it is kept)
  --host-only       the API host without Next behind it: needs no build, leaves out the row host
  --json=file       writes the figures of every round`;

/** The command line's options. Throws what is wrong with them. */
export function readOptions(args: string[]): Options | "help" {
  const { values } = parseArgs({
    args,
    allowNegative: true,
    options: {
      only: { type: "string", default: ROW_NAMES.join(",") },
      rounds: { type: "string", default: "5" },
      seconds: { type: "string", default: "4" },
      profiles: { type: "string", default: "50000" },
      large: { type: "boolean", default: false },
      huge: { type: "boolean", default: false },
      keep: { type: "boolean", default: true },
      "host-only": { type: "boolean", default: false },
      json: { type: "string" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return "help";
  return {
    only: new Set(values.only.split(",").map(rowName)),
    rounds: whole("rounds", values.rounds),
    seconds: whole("seconds", values.seconds),
    profiles: whole("profiles", values.profiles),
    large: values.large,
    huge: values.huge,
    keep: values.keep,
    hostOnly: values["host-only"],
    json: values.json,
  };
}

function rowName(text: string): RowName {
  const known = ROW_NAMES.find((name) => name === text);
  if (!known) throw new Error(`there is no row ${text}; rows: ${ROW_NAMES.join(", ")}`);
  return known;
}

function whole(name: string, text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new Error(`--${name} is a whole number above 0`);
  return Number(text);
}
