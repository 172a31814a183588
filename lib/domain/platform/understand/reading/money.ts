/** A highest price that somebody names, in US cents, and the words that say so. */
export type AskedPrice = { maxPriceCents: number; phrase: string };

const AMOUNT = String.raw`(?<sign>\$|us\$|usd )?\s?(?<amount>\d{1,3}(?:[,.]\d{3})+|\d+(?:\.\d{1,2})?)\s?(?<thousand>k\b)?\s?(?<unit>usd|us dollars?|dollars?|dolares|dollari|bucks|\$)?`;
const LIMIT = String.raw`(?:for )?(?:under|below|less than|up to|at most|no more than|not more than|max(?:imum|imal)?\.?|within|cheaper than|<=?|budget(?: is| of|:)?|unter|hochstens|bis zu|bis|moins de|maximum|jusqu'a|menos de|hasta|ate|meno di|fino a|onder|tot)`;

const LIMITED = new RegExp(
  String.raw`(?<![\p{L}])${LIMIT}(?: (?:a|my) )?\s?${AMOUNT}(?![\d%]|\s?(?:h|hours?|hrs|days?|weeks?|months?|min|minutes?|pages?|words?|people|tage|jours|dias|giorni|dagen)\b)`,
  "u",
);
const BUDGETED = new RegExp(String.raw`${AMOUNT}\s?(?:budget|max(?:imum)?|or less|tops)\b`, "u");
const BARE = /(?<sign>\$)\s?(?<amount>\d{1,3}(?:,\d{3})+|\d+(?:\.\d{1,2})?)\s?(?<thousand>k\b)?/u;
const LEAST = 1;
const MOST_CENTS = 100_000_000;

/**
 * The highest price that a text (as `plain` answers it) names: "under $500", "max 200 usd", "budget 1k". In dollars: other currencies are
 * not converted, and a number that counts days or pages is no price.
 */
export function findPrice(text: string): AskedPrice | null {
  for (const pattern of [LIMITED, BUDGETED, BARE]) {
    const found = pattern.exec(text);
    if (!found?.groups) continue;
    const { amount = "", thousand } = found.groups;
    const number = Number(amount.replace(/[,.](?=\d{3}\b)/g, "")) * (thousand ? 1000 : 1);
    const maxPriceCents = Math.round(number * 100);
    if (number < LEAST || maxPriceCents > MOST_CENTS) continue;
    return { maxPriceCents, phrase: found[0].trim() };
  }
  return null;
}

const CHEAP =
  /(?<!\p{L})(?:cheap(?:est|er|ly)?|affordable|inexpensive|low[ -](?:cost|price|budget)|on a (?:tight )?budget|gunstig\w*|billig\w*|pas cher|bon marche|barato|barata|economico|goedkop?\w*|安い|格安|便宜)(?!\p{L})/u;

/** The words that ask for what costs little; null when there are none. */
export function findCheap(text: string): string | null {
  return CHEAP.exec(text)?.[0] ?? CHEAP.exec(text.normalize("NFKC"))?.[0] ?? null;
}
