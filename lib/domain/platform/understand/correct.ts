import { type Lexicon, lexicon } from "./lexicon";
import { wordsOf } from "./terms";
import { understand } from "./understand";

export type Correction = { from: string; to: string };

const SHORTEST = 3;

/**
 * Words that nobody knows, as those of the lexicon that they most resemble: one edit apart, two from eight letters on, with the same
 * first letter. Empty when none is to be had. For a query that found nothing: names are not trades.
 */
export function corrections(query: string, { words }: Lexicon = lexicon()): Correction[] {
  return wordsOf(query).flatMap((word) => {
    if (words.has(word) || word.length < SHORTEST || !/^[a-z]+$/.test(word)) return [];
    const most = word.length >= 8 ? 2 : 1;
    let best: { to: string; distance: number } | undefined;
    for (const to of words) {
      // a letter too many is no slip in a short word: "taxi" is not "tax"
      if (word.length <= 5 && to.length < word.length) continue;
      if (to.length < SHORTEST || to[0] !== word[0] || Math.abs(to.length - word.length) > most) continue;
      // in a short word another letter makes another word, not a slip: "welding" is not "wedding"
      if (word.length < 8 && word.length === to.length && !isSwapped(word, to)) continue;
      const distance = editDistance(word, to, most);
      if (distance <= most && (!best || distance < best.distance)) best = { to, distance };
    }
    return best ? [{ from: word, to: best.to }] : [];
  });
}

/** Whether two words of one length have the same letters. */
function isSwapped(a: string, b: string): boolean {
  return [...a].sort().join() === [...b].sort().join();
}

/** The words of a query as they may have been meant; null when nothing looks mistyped, or it would still name no trade for the most part. */
export function corrected(query: string): string | null {
  const meant = new Map(corrections(query).map(({ from, to }) => [from, to]));
  if (meant.size === 0) return null;
  const read = wordsOf(query)
    .map((word) => meant.get(word) ?? word)
    .join(" ");
  return understand(read).covered >= 0.5 ? read : null;
}

/** Edits between two words, two letters that changed places counted as one (optimal string alignment); `most + 1` for more. */
export function editDistance(a: string, b: string, most: number): number {
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row[j] = cost;
    }
    if (Math.min(...row) > most) return most + 1;
    [before, last] = [last, row];
  }
  return last[b.length] ?? most + 1;
}
