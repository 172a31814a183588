import { type Rest, tidy } from "../rest";
import { NUMBER_WORDS, numberOf } from "./numbers";

/** Prices that an intent sets, in US cents, both ends included; `said` are its own words. */
export type Prices = {
  max?: number;
  min?: number;
  /** Amounts in another currency: they cannot be compared with dollar prices. */
  foreign: string[];
  /** The words that set the lowest price. */
  minSaid?: string;
  /** Limits that no price can keep. */
  contradiction?: string;
};

const BELOW = "under|below|less than|cheaper than|beneath|short of";
const AT_MOST =
  "(?:up to|at most|at the most|no more than|not more than|no higher than|not above|not over|not exceeding|not to exceed|as much as|" +
  "max(?:imum)?(?: price| cost| total| spend)?(?: cents)?(?: is| of|:)?|within|for)";
const AT_LEAST =
  "at least|no less than|not less than|not below|not under|from|starting at|min(?:imum)?(?: price)?(?: of|:)?";
const ABOVE = "over|above|more than|exceeding";
const HELD_SUM =
  "(?:(?:(?:spending|price|total|overall|upper|hard|cost)[ -])?(?:limit|budget|ceiling|cap)(?: price)?|capped|limited)(?: is| of| at| to| be|:)*" +
  "|(?:(?:i|we|you) )?(?:can |could |may |will |would )?(?:only )?(?:spend|pay|afford|have|invest)";
const CUE = `(?:(?:${HELD_SUM})\\s+)?(?:(?:${BELOW})|${AT_MOST}|(?:${AT_LEAST})|(?:${ABOVE})|between)|${HELD_SUM}|<=?|>=?|≤|≥`;
const DIGITS = "\\d{1,3}(?:,\\d{3})+(?:\\.\\d{1,2})?|\\d+(?:\\.\\d{1,2})?";
const DOLLAR = "\\$|us\\$|usd|us dollars?|dollars?|bucks?|cents(?! more)";
const FOREIGN =
  "€|£|¥|₹|eur|euros?|gbp|pounds?|quid|sterling|yen|jpy|chf|francs?|kr|nok|sek|dkk|kroner|kronor|rupees?|inr|cad|aud";
const SIGN = `(?:us)?\\$|usd|€|£|¥|₹|eur|gbp|chf`;
const AFTER =
  "or less|or under|or below|or cheaper|at (?:the )?most|max(?:imum)?|tops|limit|in (?:total|all)|altogether|all in|or more|and up|cents?";

const SUM = new RegExp(
  `(?:(?<![\\w])(?<cue>${CUE})\\s*(?:an? |the |about |around |(?:a )?(?:total|maximum|sum) of )*)?` +
    `(?<![\\w.,-])(?<sign>${SIGN})?\\s?(?<amount>${DIGITS}|\\b${NUMBER_WORDS}\\b)\\s?(?<scale>k\\b|thousand\\b|million\\b|m\\b)?\\s?(?<unit>(?:${DOLLAR}|${FOREIGN})(?!\\w))?` +
    `(?<after>(?:,?\\s*(?:${AFTER})\\b)*)`,
  "gi",
);
/** What may follow a number that has no currency, for it to be a price. */
const PLAIN_END = /^\s*(?:$|[,.;:!?)]|(?:and|or|please|from|for|with|but|by|at|all|of|plus|on|thanks|thx)\b|@)/i;
const NEGATED = /\b(?:not|never|no|nothing|nobody|none|without|don't|doesn't|mustn't|can't|cannot)\b[^,.;!?]*$/i;

/** Phrases around a price that say no more than it does. */
const AROUND =
  /\b(?:not a (?:cent|penny|dollar|buck) more|(?:it|this|that|the (?:whole|total|price|order|checkout|sum))(?: (?:must|may|should|can|shall|has to|have to|will))*(?: not)? (?:costs?|exceeds?)|the (?:whole|total|price|sum)(?: (?:must|may|should|is|to|has to))+(?: not)?(?: be| stay)?|(?:but )?not (?:an?|any) (?:package|offer|one|thing)s?|in (?:total|all)|altogether|all in|(?:(?:with|on|my|our|the|an?|its?) )*(?:spending |price |total |overall |hard |upper )?(?:limit|budget|ceiling|cap|price)(?: is| of| at| to|:)?|(?:i|we) (?:can |could |will |only )*(?:spend|pay|have|afford)|that costs?|costing|priced(?: at)?)(?=[\s,.;:!?]|$)/gi;

/** Whether a number without a currency is a price here: "max 200" is in an order, "max 3" is not in a search for founders. */
export type MoneyOptions = { bare?: boolean };

/** Takes every price limit out of the text. */
export function takePrices(rest: Rest, { bare = true }: MoneyOptions = {}): Prices {
  const prices: Prices = { foreign: [] };
  let out = "";
  let from = 0;
  let openMin = false;
  for (const match of rest.text.matchAll(SUM)) {
    const { cue, sign, amount = "", scale, unit, after = "" } = match.groups ?? {};
    const end = match.index + match[0].length;
    const isMoney = Boolean(sign || unit || (scale && /^k$/i.test(scale) && (cue || /^\d/.test(amount))));
    const plain =
      bare &&
      Boolean(cue || after.trim()) &&
      !/^(?:at least|from|min|over|above|more than|within|for|have|>)/i.test(cue ?? "");
    const second = openMin && /\band\s*$/i.test(rest.text.slice(from, match.index));
    if (!isMoney && !second && !(plain && PLAIN_END.test(rest.text.slice(end)))) {
      if (!(bare && /^between$/i.test(cue ?? "") && /^\s*and\b/i.test(rest.text.slice(end)))) continue;
    }
    const before = rest.text.slice(0, match.index);
    out += `${rest.text.slice(from, match.index).replace(second ? /\band\s*$/i : /$^/, " ")} `;
    from = end;
    const said = tidy(match[0]);
    if (new RegExp(`^(?:${FOREIGN})$`, "i").test(sign ?? unit ?? "")) {
      prices.foreign.push(said);
      continue;
    }
    const cents = Math.round(
      numberOf(amount) * (unit === "cents" || /cents/i.test(cue ?? "") ? 1 : 100) * factor(scale),
    );
    if (/^between$/i.test(cue ?? "")) {
      openMin = true;
      Object.assign(prices, { min: cents, minSaid: said.replace(/^between/i, "at least") });
    } else place(prices, cents, { cue: second ? "" : (cue ?? ""), after, negated: NEGATED.test(before), said });
  }
  if (from === 0) return prices;
  rest.text = tidy((out + rest.text.slice(from)).replace(AROUND, " "));
  if (prices.min !== undefined && prices.max !== undefined && prices.min > prices.max) {
    prices.contradiction = "the price limits contradict each other";
  }
  return prices;
}

function factor(scale: string | undefined): number {
  return scale ? { k: 1_000, t: 1_000, m: 1_000_000 }[scale.charAt(0).toLowerCase() as "k" | "t" | "m"] : 1;
}

type Said = { cue: string; after: string; negated: boolean; said: string };

function place(prices: Prices, cents: number, { cue, after, negated, said }: Said): void {
  const is = (words: string) => new RegExp(`(?:^|\\s)(?:${words})\\s*$`, "i").test(cue);
  const atMost = (value: number) => {
    prices.max = Math.min(prices.max ?? Number.POSITIVE_INFINITY, value);
  };
  const above = is(ABOVE) || cue.startsWith(">");
  if (is(AT_MOST) || (above && negated)) atMost(cents);
  else if (above) {
    prices.min = Math.max(prices.min ?? 0, cents + (cue === ">=" ? 0 : 1));
    prices.minSaid = said;
  } else if (is(AT_LEAST) || /or more|and up/i.test(after) || cue === "≥") {
    prices.min = Math.max(prices.min ?? 0, cents);
    prices.minSaid = said;
  } else atMost(is(BELOW) || cue === "<" ? cents - 1 : cents);
}
