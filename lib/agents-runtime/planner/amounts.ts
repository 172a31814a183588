const NUMBERS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const NUMBER = `\\d{1,2}|${NUMBERS.slice(1).join("|")}`;

const AT_MOST =
  "under|below|less than|cheaper than|up to|at most|no more than|not more than|max(?:imum)?(?: of)?|within|budget(?: is| of|:)?|for|<=?";
const MONEY = new RegExp(
  `(?:\\b(?:${AT_MOST})\\s*)?(\\$\\s?)?(\\d[\\d,]*)(?:\\.(\\d{1,2}))?(k\\b)?\\s*(\\$|dollars?\\b|usd\\b|bucks\\b)?`,
  "gi",
);
const LIMITING = new RegExp(`^(?:${AT_MOST.replace("|for", "").replace("|<=?", "")})\\b|^<`, "i");

/** What was found, and the text without the words that said it. */
export type Found<T> = { value: T | undefined; rest: string };

/** A price limit in US cents: "under $500", "budget 1.5k", "at most 300 dollars". Integers throughout. */
export function takePrice(text: string): Found<number> {
  for (const match of text.matchAll(MONEY)) {
    const [whole, dollar, digits = "", fraction = "", thousand, unit] = match;
    // a bare number is money only after words that limit a price, and never a trust score or a count of people
    if (
      !dollar &&
      !unit &&
      !(LIMITING.test(whole) && !/^\s*(?:points?|%|creators?|people|days?|trust)/i.test(after(text, match)))
    )
      continue;
    const dollars = Number(digits.replaceAll(",", ""));
    const cents = Number(fraction.padEnd(2, "0"));
    const value = thousand ? dollars * 100_000 + cents * 1_000 : dollars * 100 + cents;
    if (value < 1 || value > 100_000_000) continue;
    return { value, rest: cut(text, match) };
  }
  return { value: undefined, rest: text };
}

const TRUST = [
  /\btrust(?:\s*-?\s*score)?\s*(?:is\s+|of\s+)*(?:over|above|at least|min(?:imum)?|more than|from|>=?|≥)?\s*(?:of\s+)?(\d{1,3})\b\+?/i,
  /\b(?:over|above|at least|min(?:imum)?|>=?|≥)\s*(?:a\s+)?(\d{1,3})\s*(?:points? of\s+)?trust(?:\s*score)?/i,
];
const TRUSTED = /\b(?:highly[- ]|very |most )?(?:trusted|trustworthy|reliable)\b/i;
const PLAIN_TRUST = 60;

/** A trust score threshold, 0 to 100: "trust over 70", "with a trust score of at least 60"; "trusted" alone is 60. */
export function takeTrust(text: string): Found<number> {
  for (const pattern of TRUST) {
    const match = pattern.exec(text);
    if (match && Number(match[1]) <= 100) return { value: Number(match[1]), rest: cut(text, match) };
  }
  const match = TRUSTED.exec(text);
  return match ? { value: PLAIN_TRUST, rest: cut(text, match) } : { value: undefined, rest: text };
}

const COUNTED = new RegExp(
  `\\b(?:top|best|first|compare|find|show|list|give)(?: me)?(?: the)?(?: top| best| first)?\\s+(${NUMBER})\\b(?!\\s*(?:%|percent|star|days?|weeks?|months?))`,
  "i",
);

/** How many are wanted, 1 to 50: "top 3", "find me five". */
export function takeCount(text: string): Found<number> {
  const match = COUNTED.exec(text);
  const word = match?.[1]?.toLowerCase() ?? "";
  const value = NUMBERS.includes(word) ? NUMBERS.indexOf(word) : Number(word);
  if (!match || value < 1 || value > 50) return { value: undefined, rest: text };
  return { value, rest: text.slice(0, match.index) + match[0].replace(/\S+$/, " ") + after(text, match) };
}

function after(text: string, match: RegExpExecArray | RegExpMatchArray): string {
  return text.slice((match.index ?? 0) + match[0].length);
}

function cut(text: string, match: RegExpExecArray | RegExpMatchArray): string {
  return `${text.slice(0, match.index)} ${after(text, match)}`;
}
