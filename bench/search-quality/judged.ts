import { readFileSync } from "node:fs";

/** A search and who fits it; nobody fits a hopeless one. */
export type Judged = { kind: string; fits: readonly string[]; query: string };
export type Half = "tuning" | "held";

/** The judged searches of a half: of each kind the first, third, fifth … are for tuning, the others held. */
export function judgedHalf(half: Half): Judged[] {
  const seen = new Map<string, number>();
  return readJudged().filter(({ kind }) => {
    const at = seen.get(kind) ?? 0;
    seen.set(kind, at + 1);
    return (at % 2 === 0) === (half === "tuning");
  });
}

function readJudged(): Judged[] {
  const lines = readFileSync(new URL("./judged.txt", import.meta.url), "utf8").split("\n");
  return lines.flatMap((line) => {
    const [kind, fits, query] = line.split(" | ");
    if (line.startsWith("#") || !kind || !fits || !query) return [];
    return [{ kind, fits: fits === "-" ? [] : fits.split(","), query }];
  });
}
