import { unitsOf } from "./data/currencies";
import { MONTH_NAMES } from "./dates";
import { cheapAbroad, priceAbroad } from "./scripts";

/** A highest price that somebody names, in US cents, and the words that say so. */
export type AskedPrice = { maxPriceCents: number; phrase: string };

const { words: UNITS, signs: SIGNS, rateOf } = unitsOf();
const UNIT = `${UNITS}|[${SIGNS}]`;
const NUMBER = String.raw`(?<amount>\d{1,3}(?:[,. ]\d{3})+|\d+(?:[.,]\d{1,2})?)\s?(?<times>(?:k|hundred|thousand)(?!\p{L}))?`;
const SIGN = String.raw`(?:us\$|(?:usd|eur|gbp|chf|pln|sek|nok|dkk|czk|cad|aud|jpy|cny|inr|brl|mxn) |[${SIGNS}])`;
const AMOUNT = String.raw`(?<sign>${SIGN})?\s?${NUMBER}\s?(?<unit>(?:${UNIT})(?!\p{L}))?`;
/** "Not exceeding", before a highest price or a longest time: what is refused is more than that. */
export const NOT_OVER =
  "(?:(?:that |which )?(?:(?:do|does|should|must|shall|may|can|will) ?n[o']t|not(?: to)?) exceed(?:ing)?|without exceeding|not more expensive than|nicht langer als|sans (?:depasser|exceder)|(?:qui )?ne (?:depasse|depassant) pas|pas plus cher que|sin (?:superar|exceder|pasar(?: de)?)|(?:que )?no (?:supere|exceda)|no superior(?:es)? a|no mas caro (?:que|de)|sem (?:ultrapassar|exceder|passar de)|nao superior(?:es)? a|nao mais caro (?:do )?que|senza superare|(?:che )?non superi|non (?:oltre|superiore a|piu caro di)|niet (?:duurder|langer) dan|niet boven|zonder meer dan)";
const LIMIT = String.raw`(?:for )?(?:${NOT_OVER}|under|below|less than|up to|at most|no more than|not more than|not (?:over|above)|max(?:imum|imal)?\.?|within|cheaper than|<=?|budget(?: is| of|:)?|unter|unterhalb von|weniger als|nicht (?:mehr|teurer) als|nicht uber|hochstens|maximal|bis zu|bis|(?:a |pour )?moins de|pas plus de|au plus|maximum|jusqu'a|sous|(?:por )?menos de|no mas de|por debajo de|hasta|como maximo|maximo|(?:no )?maximo(?: de)?|nao mais (?:de|que)|abaixo de|ate|(?:a )?meno di|non piu di|sotto i|sotto|al massimo|massimo|fino a|minder dan|niet meer dan|maximaal|onder(?: de)?|tot|hooguit)`;
/** What comes before an amount that is no limit, or is not what is paid. */
const NO_LIMIT = `(?<!(?:over|above|at least|more than|minimum|from|starting at|starting from|raise|raising|worth|uber|mehr als|mindestens|plus de|au moins|mas de|piu di|mais de|meer dan) )`;

const LIMITED = new RegExp(
  String.raw`(?<![\p{L}])${LIMIT}(?: (?:a|my) )?(?!\s?\d{1,2}\. ?\d{1,2}\.)\s?${AMOUNT}(?![\d%]|\/\d|\.?\s?(?:of |de |di )?(?:${MONTH_NAMES})(?!\p{L})|\s?(?:h|hours?|hrs|days?|weeks?|months?|min|minut\p{L}*|sec(?:ond)?s?|sekunden|[kmg]b|px|[cmk]?m|kg|ms|pages?|seiten|paginas?|pagine|words?|worter|mots|palabras|parole|palavras|woorden|people|personen|personnes|personas|guests|tage|jours|dias|giorni|dagen|wochen|stunden)(?!\p{L}))`,
  "u",
);
/** "Less than two hundred dollars": in words only with a currency, since people count other things so. */
const IN_WORDS: Readonly<Record<string, number>> = {
  ...{ a: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
};
const WORDED = new RegExp(
  String.raw`(?<!\p{L})${LIMIT} (?<amount>${Object.keys(IN_WORDS).join("|")})(?: (?<times>hundred|thousand))? (?:${UNIT})(?!\p{L})`,
  "u",
);
const BUDGETED = new RegExp(
  String.raw`(?:(?<!\p{L})(?:ohne|zonder) )?${AMOUNT}\s?(?:zu uberschreiten|te overschrijden|budget|max(?:imum)?|or (?:less|under|below|cheaper)|tops|oder (?:weniger|gunstiger)|hochstens|maximal|ou moins|o menos|como maximo|maximo|ou menos|no maximo|o meno|al massimo|massimo|of minder|maximaal|hooguit)\b`,
  "u",
);
/** "between 100 and 300 dollars", "$100-$300": the higher one is the limit, and one of both has a currency. */
const BETWEEN = String.raw`(?:between|zwischen|entre|tra|fra|tussen|from|von|van|de|da)?\s?`;
const LOW = String.raw`\d[\d,.]*\s?k?\s?`;
const AND = String.raw`\s?(?:-|–|to|and|und|bis|et|a|y|e|en|tot)\s?`;
const RANGES = [
  new RegExp(
    String.raw`(?<![\p{L}\d])${BETWEEN}${SIGN}?\s?${LOW}(?:${UNIT})?${AND}${SIGN}?\s?${NUMBER}\s?(?:${UNIT})(?!\p{L})`,
    "u",
  ),
  new RegExp(String.raw`(?<![\p{L}\d])${BETWEEN}${SIGN}\s?${LOW}${AND}${SIGN}?\s?${NUMBER}(?![\d%])`, "u"),
];
const BARE = [
  new RegExp(String.raw`${NO_LIMIT}(?<![\p{L}\d])(?<sign>${SIGN})\s?${NUMBER}`, "u"),
  new RegExp(
    String.raw`${NO_LIMIT}(?<![\p{L}\d${SIGNS}.,])${NUMBER}\s?(?<unit>${UNIT.replace("|pounds|", "|")})(?!\p{L})`,
    "u",
  ),
];
const TIMES: Readonly<Record<string, number>> = { k: 1000, hundred: 100, thousand: 1000 };
const LEAST = 1;
const MOST_CENTS = 100_000_000;

/**
 * The highest price that a text (as `plain` answers it) names: "under $500", "200 EUR", "between 100 and 300 dollars". In dollars,
 * which is what everything is priced in: other currencies are converted by the rates of `currencies.ts`, and a number that counts days or pages is no price.
 */
export function findPrice(text: string): AskedPrice | null {
  const abroad = priceAbroad(text);
  if (abroad) return priceOf(abroad.number, abroad.dollars ?? rateOf(abroad.phrase), abroad.phrase);
  for (const pattern of [...RANGES, LIMITED, WORDED, BUDGETED, ...BARE]) {
    const found = pattern.exec(text);
    if (!found?.groups) continue;
    const { amount = "", times = "" } = found.groups;
    const digits = amount.replace(/[,. ](?=\d{3}(?!\d))/g, "").replace(",", ".");
    const number = (IN_WORDS[amount] ?? Number(digits)) * (TIMES[times] ?? 1);
    const price = priceOf(number, rateOf(found[0]), found[0]);
    if (price) return price;
  }
  return null;
}

/** "At least $5000", "from 2000 dollars", "$500 or more": the least that somebody would pay, which nothing is found by. Of a range it is a part. */
const LEAST_PAID = [
  String.raw`(?<!\p{L})(?<!(?:not?|nicht|pas|nao|non|niet) )(?:for )?(?:over|above|at least|more than|(?:a )?minimum(?: of)?|starting (?:at|from)|upwards of|from|mindestens|uber|mehr als|ab|au moins|plus de|a partir (?:de|di)|al menos|mas de|desde|pelo menos|mais de|almeno|piu di|minstens|meer dan|vanaf) ${AMOUNT}(?![\p{L}\d%]|${AND}${SIGN}?\s?\d)`,
  String.raw`(?<![\p{L}\d${SIGNS}.,])${AMOUNT}(?: ?\+| (?:or more|and up|and more|minimum|at least|oder mehr|ou plus|o mas|ou mais|o piu|of meer))(?!\p{L})`,
].map((pattern) => new RegExp(pattern, "u"));

/** The words that name a lowest price in some currency, in a text as `plain` answers it; null when there are none. */
export function findLeastPaid(text: string): string | null {
  for (const pattern of LEAST_PAID) {
    const found = pattern.exec(text);
    if (found?.groups?.sign || found?.groups?.unit) return found[0];
  }
  return null;
}

function priceOf(number: number, dollars: number, phrase: string): AskedPrice | null {
  const maxPriceCents = Math.round(number * 100 * dollars);
  return number < LEAST || maxPriceCents > MOST_CENTS ? null : { maxPriceCents, phrase: phrase.trim() };
}

const CHEAP =
  /(?<!\p{L})(?:cheap(?:est|er|ly)?|affordable|inexpensive|low[ -](?:cost|price|budget)|on a (?:tight )?budget|(?:preis|kosten)?gunstig\w*|billig\w*|preiswert\w*|(?:pas|peu|moins) chere?s?|(?:a )?bon marche|abordables?|economiques?|barat[oa]s?|economic[oaie]s?|(?:mais )?em conta|acessive(?:l|is)|a buon mercato|a basso costo|conveniente|goedkop?\w*|voordelig\w*|betaalba\w*)(?!\p{L})/u;

/** The words that ask for what costs little; null when there are none. */
export function findCheap(text: string): string | null {
  return CHEAP.exec(text)?.[0] ?? cheapAbroad(text);
}
