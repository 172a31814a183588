import { readFileSync } from "node:fs";

/** A search and who fits it; nobody fits a hopeless one. */
export type Judged = { kind: string; fits: readonly string[]; query: string };
export type Half = "tuning" | "held";

/** Kinds of the sets whose misses nobody has read. */
const UNREAD = ["fifth-", "sixth-", "tenth-"];

/** The judged searches that were read while the search was mended, or those that were not. */
export function judgedHalf(half: Half): Judged[] {
  return readJudged().filter(({ kind }) => UNREAD.some((prefix) => kind.startsWith(prefix)) === (half === "held"));
}

function readJudged(): Judged[] {
  const lines = readFileSync(new URL("./judged.txt", import.meta.url), "utf8").split("\n");
  return lines.flatMap((line) => {
    const [kind, fits, query] = line.split(" | ");
    if (line.startsWith("#") || !kind || !fits || !query) return [];
    return [{ kind, fits: fits === "-" ? [] : fits.split(","), query }];
  });
}
