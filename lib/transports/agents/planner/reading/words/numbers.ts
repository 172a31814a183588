const SMALL =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
  eighteen nineteen`.split(/\s+/);
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const SCALES: Record<string, number> = { hundred: 100, thousand: 1_000, million: 1_000_000 };

const UNIT = [...SMALL.slice(1), ...TENS].sort((a, b) => b.length - a.length).join("|");
const SCALE = Object.keys(SCALES).join("|");

/** A number in words, as a pattern: "five", "twenty-five", "two thousand nine hundred", "a dozen". */
export const NUMBER_WORDS = `(?:(?:(?:an?\\s+)?(?:couple\\s+of|dozen)|an?\\s+(?:${SCALE})|${UNIT})(?:[\\s-]+(?:and\\s+)?(?:${UNIT}|${SCALE}))*)`;

/** The value of a number in words or digits; NaN for anything else. */
export function numberOf(text: string): number {
  const said = text.toLowerCase().trim();
  if (/^\d/.test(said)) return Number(said.replaceAll(",", ""));
  if (/couple/.test(said)) return 2;
  if (/dozen/.test(said)) return 12;
  let total = 0;
  let part = 0;
  for (const word of said.split(/[\s-]+/)) {
    const scale = SCALES[word];
    if (word === "and" || word === "a" || word === "an") continue;
    if (scale === 100) part = (part || 1) * 100;
    else if (scale) {
      total += (part || 1) * scale;
      part = 0;
    } else if (SMALL.includes(word)) part += SMALL.indexOf(word);
    else if (TENS.includes(word)) part += (TENS.indexOf(word) + 2) * 10;
    else return Number.NaN;
  }
  return total + part;
}
