import { systemContext } from "@/lib/core/system-context";
import { searchCreators } from "@/lib/domain/network/search/creators";
import { type Half, judgedHalf } from "./judged";

/** Figures of a kind or of all: the part whose first three hold who fits, the mean of 1/rank of the first who does (within ten). */
export type Found = { queries: number; success3: number; mrr: number };

/** What a half came to; `hopeless` is the part of the hopeless ones that found nobody. */
export type Quality = { all: Found; kinds: [kind: string, found: Found][]; hopeless: number; misses: string[] };

type Score = { kind: string; rank: number };

/** Asks every search of a half, as the site does, over the demo creators of `DATABASE_URL`. */
export async function measureQuality(half: Half, now: Date): Promise<Quality> {
  const [scores, quiet, misses]: [Score[], boolean[], string[]] = [[], [], []];
  for (const { kind, fits, query } of judgedHalf(half)) {
    const { data } = await searchCreators(systemContext("bench", now), { audience: "site", query, limit: 10 });
    const handles = data.map(({ handle }) => handle);
    const rank = handles.findIndex((handle) => fits.includes(handle)) + 1;
    const isHopeless = kind.endsWith("hopeless");
    if (isHopeless) quiet.push(handles.length === 0);
    else scores.push({ kind, rank });
    const isGood = isHopeless ? handles.length === 0 : rank > 0 && rank <= 3;
    if (!isGood)
      misses.push(`${kind}: ${query} (${fits.join() || "nobody"}) found ${handles.slice(0, 4).join() || "nobody"}`);
  }
  const kinds = [...new Set(scores.map(({ kind }) => kind))];
  return {
    all: sumUp(scores),
    kinds: kinds.map((kind) => [kind, sumUp(scores.filter((score) => score.kind === kind))]),
    hopeless: mean(quiet.map(Number)),
    misses,
  };
}

function sumUp(scores: readonly Score[]): Found {
  return {
    queries: scores.length,
    success3: mean(scores.map(({ rank }) => Number(rank > 0 && rank <= 3))),
    mrr: mean(scores.map(({ rank }) => (rank === 0 ? 0 : 1 / rank))),
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
