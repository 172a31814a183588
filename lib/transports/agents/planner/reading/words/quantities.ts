import type { Rest } from "../rest";
import { NUMBER_WORDS, numberOf } from "./numbers";

const NUMBER = `\\d{1,6}(?:\\.\\d+)?|${NUMBER_WORDS}`;
const ABOVE =
  "(?:of |is |score |over |above |at least |no less than |more than |from |min(?:imum)? |>=? ?|≥ ?|: ?|a )*";

const TRUST = [
  new RegExp(
    `\\b(?:(?:with|has|have|having|who has|whose|and|of) )*(?:an? |the )?(?:min(?:imum|imal)? |least )?trust(?:[ -]?scores?)? ${ABOVE}(${NUMBER})(?:\\s*(?:or (?:more|higher|above|better)|and (?:up|more)|\\+|points?|/\\s*100|%))*`,
    "i",
  ),
  new RegExp(
    `\\b(?:with )?(?:over|above|at least|min(?:imum)?|more than|>=?|≥) ?(?:an? )?(${NUMBER})(?:\\+| points?(?: of)?)? (?:of )?trust(?:[ -]?score)?\\b`,
    "i",
  ),
  new RegExp(`\\bmin trust score: ?(${NUMBER})`, "i"),
];
const BELOW = new RegExp(
  `\\b(?:with )?(?:an? )?trust(?:[ -]?scores?)? (?:of |is |score )*(?:(?:under|below|less than|lower than|at most|up to|max(?:imum)?|no more than) (?:${NUMBER})|between (${NUMBER}) and (${NUMBER}))`,
  "i",
);

/** Takes the least trust score out of the text: "with a trust score of at least 60", "trust min 40". Beyond 100 it is a problem. */
export function takeTrust(rest: Rest): { value?: number; problem?: string; below?: string } {
  const low = rest.take(BELOW);
  if (low)
    return {
      ...(low[1] && { value: numberOf(low[1]) }),
      below: `“${low[0].trim()}”: only a least trust score can be asked for`,
    };
  for (const pattern of TRUST) {
    const match = rest.take(pattern);
    if (!match) continue;
    const value = numberOf(match[1] ?? "");
    return value <= 100 ? { value } : { problem: `“${match[0].trim()}”: trust scores end at 100` };
  }
  return {};
}

/** Nouns that a number of answers is counted in. */
const COUNTED =
  "results?|creators?|people|persons?|hits|matches|answers|posts?|articles?|founders?|offers?|offerings?|options?|of them|names|profiles?";
/** Words after which a number is no count of answers. */
const MEASURE =
  "(?:-|%|percent|stars?|points?|k\\b|d\\b|(?:minute|hour|day|week|month|year|second|page|word|episode|euro|dollar|pound)s?\\b|years? )";
const QUALIFIER =
  "(?:exactly |up to |at most |no more than |max(?:imum)?(?: of)? |about |just |only |the )*(?:(?:top|first|best) )?";

const COUNTS = [
  new RegExp(`^(?:me |us )?(${QUALIFIER})(${NUMBER})(?=\\s+\\p{L})(?!\\s*${MEASURE})`, "iu"),
  new RegExp(
    `(?:^|(?<!\\d),\\s*|\\band |\\bwith )(?:${QUALIFIER})(${NUMBER})\\s*(?:(?:${COUNTED}|please|only|will do|are enough|is enough|at most|max)\\s*)*$`,
    "i",
  ),
  new RegExp(
    `\\b(?:${QUALIFIER})(${NUMBER}) (?:${COUNTED})(?: (?:please|only|at most|max|(?:are|is) enough|will do))*$`,
    "i",
  ),
  new RegExp(`\\b(?:limit|max(?:imum)?(?: results)?|results|count)(?: to|:)? (${NUMBER})(?: (?:${COUNTED}))?$`, "i"),
];

/** Takes how many answers are wanted, 1 to 50: "three designers", "max 4 results", "ten please". More, or two counts, are a problem. */
export function takeCount(rest: Rest): { value?: number; problem?: string } {
  const counts = COUNTS.flatMap((pattern, i) => {
    const match = rest.take(pattern);
    if (!match) return [];
    return [numberOf(match[i === 0 ? 2 : 1] ?? "")];
  });
  const [value] = counts;
  if (value === undefined) return {};
  if (counts.some((one) => one !== value)) return { problem: "it asks for two different numbers of results" };
  if (value < 1 || value > 50) return { problem: `${value} results: at most 50 can be answered at once` };
  return { value };
}
