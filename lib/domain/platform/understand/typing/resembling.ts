/** The rows of a keyboard for English, and how far each begins to the right of the first, in keys. */
const ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
const INDENTS = [0, 0.25, 0.75];

const KEYS = new Map(ROWS.flatMap((row, y) => [...row].map((letter, x) => [letter, { x: x + (INDENTS[y] ?? 0), y }])));

/** Two keys that touch are no further apart than this, in a row or between two. */
const TOUCHING = 1.1;

function areNeighbours(a: string, b: string): boolean {
  const [one, other] = [KEYS.get(a), KEYS.get(b)];
  return !!one && !!other && Math.abs(one.y - other.y) <= 1 && Math.abs(one.x - other.x) < TOUCHING;
}

/** Whether two words of one length differ in one letter, for which the key next to it was hit: "logp" for "logo". */
export function isNeighbouring(word: string, to: string): boolean {
  if (word.length !== to.length) return false;
  const other = [...word].flatMap((letter, at) => (letter === to[at] ? [] : [at]));
  const [at] = other;
  return other.length === 1 && at !== undefined && areNeighbours(word[at] ?? "", to[at] ?? "");
}

/** A text with each letter once where it stands twice. */
export function once(text: string): string {
  return text.replace(/(.)\1+/g, "$1");
}

/** Whether a word is another one but for a letter that stands twice: "loogo". */
export function isDoubled(word: string, to: string): boolean {
  return [...word].some((letter, at) => letter === word[at - 1] && word.slice(0, at) + word.slice(at + 1) === to);
}

/** Whether two words of one length have the same letters. */
export function isSwapped(a: string, b: string): boolean {
  return [...a].sort().join() === [...b].sort().join();
}

/** How English writes one sound in several ways, each as one of them. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, "f"],
  [/[cs]h/g, "š"],
  [/c(?=[eiy])/g, "s"],
  [/ck|[cq]/g, "k"],
  [/ea/g, "e"],
  [/y/g, "i"],
  [/z/g, "s"],
];

/** How a word of English is heard, near enough that "speach" is "speech", "kontract" is "contract" and "grafic" is "graphic". */
export function soundOf(word: string): string {
  return once(SOUNDS.reduce((heard, [written, sound]) => heard.replace(written, sound), word));
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
