import { Rest } from "./rest";
import { takePrices } from "./words/money";
import { takeCount, takeTrust } from "./words/quantities";

/** What an agent's instructions set for each of its runs. Prices in US cents. */
export type Standing = {
  minTrustScore?: number;
  maxResults?: number;
  /** The most that a checkout may come to. */
  maxOrderCents?: number;
  /** The most that answers of a search may cost. */
  maxPriceCents?: number;
  /** Rules that no tool can be asked for: an act is not done under them. */
  unread: string[];
};

const RULE =
  /\b(?:only|never|not|don't|no|nobody|must|always|except|unless|without|at most|at least|avoid|refuse|forbidden)\b/i;
const CHECKOUT = /\b(?:checkouts?|orders?|ordering|spend|spending|pay|buy|purchase|hire)\b/i;
const FILLER =
  /\b(?:only|never|always|not|don't|do|use|take|look|search|find|show|list|answer|give|me|us|consider|open|place|make|an?|the|any|creators?|people|sellers?|somebody|someone|whose|who|has|have|with|and|of|is|are|for|checkouts?|orders?|order|buy|purchase|spend|spending|pay|more|than|above|over|that|cost|costs|at|results?|budget|limit|must|be|to|on|one|per|each|run|you|may|please|a|hire|anything|anyone|nobody|no)\b/gi;

/** Reads an agent's instructions sentence by sentence: limits, and the rules that are none. Who the agent is said to be is no rule. */
export function readStanding(instructions: string): Standing {
  const standing: Standing = { unread: [] };
  for (const sentence of instructions.split(/(?<=[.!?;])\s+|\n+/)) {
    const rest = new Rest(sentence);
    const trust = takeTrust(rest);
    const count = takeCount(rest);
    const prices = takePrices(rest);
    standing.minTrustScore = larger(standing.minTrustScore, trust.value);
    standing.maxResults ??= count.value;
    if (CHECKOUT.test(sentence)) standing.maxOrderCents = smaller(standing.maxOrderCents, prices.max);
    else {
      standing.maxPriceCents = smaller(standing.maxPriceCents, prices.max);
      standing.maxOrderCents = smaller(standing.maxOrderCents, prices.max);
    }
    rest.text = rest.text.replace(FILLER, " ");
    const odd =
      trust.problem ?? count.problem ?? prices.foreign[0] ?? (prices.min === undefined ? undefined : "a least price");
    if (odd || (!rest.empty && RULE.test(sentence))) standing.unread.push(sentence.trim());
  }
  return standing;
}

const smaller = (a: number | undefined, b: number | undefined) =>
  a === undefined || b === undefined ? (a ?? b) : Math.min(a, b);
const larger = (a: number | undefined, b: number | undefined) =>
  a === undefined || b === undefined ? (a ?? b) : Math.max(a, b);
