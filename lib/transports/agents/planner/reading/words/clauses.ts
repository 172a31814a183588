import { tidy } from "../rest";
import { notNow, readProhibition, unsupported, withoutManners } from "./lexicon";

/** A full stop after these ends no sentence. */
const ABBREVIATED = /\b(max|min|approx|incl|excl|vs|dr|mr|mrs|ms|st|e\.g|i\.e|no)\.(?=\s)/gi;
const CONNECTED =
  /(?:,\s*)?\b(?:and|then|but|plus|as well as|afterwards|after that)\b,?(?:\s*\b(?:and|then|also|separately|please|next|finally|afterwards|after that|too)\b,?)*\s*|,\s+(?:(?:also|please|then)\s+)?/gi;
const SOMETHING =
  "an?|the|my|our|your|their|his|her|its|it|them|him|me|us|this|that|these|those|some|any|all|every|each|anything|everything|someone|somebody|whatever|what|who|whom|why|how|when|where|which|@\\w|[\\uE000-\\uF8FF]|\\d|\\$";
const TOWARDS = "to|with|for|about|at|by|on|from|of|into|in";
const NO_VERB =
  /^(?:an?|the|my|our|your|their|his|her|its|it|them|they|he|she|we|i|you|me|us|this|that|these|those|some|any|all|every|each|both|who|whom|which|what|how|why|of|for|to|from|by|at|in|on|with|without|about|under|over|below|above|up|no|not|nobody|nothing|none|one|two|three|four|five|six|seven|eight|nine|ten|also|only|can|could|must|should|may|will|would|is|are|has|have to|because|so|as|if|possibly|preferably|ideally|either|or|perhaps|maybe|exactly|twice|once|roughly|mostly|mainly|especially|around|between|within|before|after|until|during|plus|including)\b/i;
const SERVED =
  /^(?:find|search|look|show|list|browse|read|open|order|buy|purchase|hire|commission|submit|introduce|request|recommend|suggest|tell|give|get|put out|see|view)\b/i;
/** A description that is still open: "someone who paints walls and moves the furniture" is one person. */
const DESCRIBING =
  /\b(?:someone|somebody|anyone|anybody|people|person|creators?|freelancers?|experts?|specialists?)\b[^.;]*\b(?:who|that|to|can|could)\b|\bwho\b(?! is\b)/i;

/** The wishes and remarks of an intent, in their order, manners left out. */
export function clausesOf(text: string): string[] {
  const sentences = text
    .replace(ABBREVIATED, "$1")
    .replace(/\b((?:do not|don't|only|just)\b[^.;:!?\n]*):\s/gi, (whole, left: string) =>
      readProhibition(withoutManners(left.split(",")[0] ?? "")) ? `${left}; ` : whole,
    )
    .split(/(?<=[.!?])\s+|\s*[;\n]\s*|(?<=[?!])(?=\S)/);
  return sentences.flatMap((sentence) => splitActs(tidy(sentence))).filter((clause) => /\S/.test(clause));
}

function splitActs(sentence: string): string[] {
  if (notNow(withoutManners(sentence))) return [sentence];
  const clauses: string[] = [];
  let from = 0;
  for (const match of sentence.matchAll(CONNECTED)) {
    const left = sentence.slice(from, match.index);
    const right = sentence.slice(match.index + match[0].length);
    if (!/\S/.test(left) || !beginsWish(withoutManners(right), left)) continue;
    clauses.push(tidy(left));
    from = match.index + match[0].length;
  }
  return [...clauses, tidy(sentence.slice(from))];
}

/** Whether a text is a wish of its own, and no more of the one on its left: it begins with a verb that has an object. */
function beginsWish(text: string, left: string): boolean {
  if (readProhibition(text.replace(/[,.:;].*$/, ""))) return true;
  if (/^(?:only|just) (?:look|search|show|list)/i.test(text) || /^(?:remind|let) me\b/i.test(text)) return true;
  if (NO_VERB.test(text)) return false;
  const word = /^[\p{L}-]+/u.exec(text)?.[0];
  if (!word) return false;
  const rest = text.slice(word.length).replace(/^ (?:out|up|off|down|back|over|away)\b/i, "");
  const object = new RegExp(`^ (?:${SOMETHING})(?![\\p{L}])`, "iu").test(rest) || /^ @/.test(rest);
  const act = SERVED.test(text) || unsupported(text) !== undefined;
  if (act) {
    if (DESCRIBING.test(left) && unsupported(text)?.includes("does not do the work")) return false;
    return (
      object ||
      /^\s*$/.test(rest) ||
      new RegExp(`^ (?:${TOWARDS})\\b`, "i").test(rest) ||
      /^(?:find|search for)\b/i.test(text)
    );
  }
  return object && !DESCRIBING.test(left);
}

const ROLE =
  "(?:\\p{L}+(?:ers?|ors?|ists?|ians?|ants?|eers?|yers?|men|man|women|woman)|coach(?:es)?|experts?|specialists?|tutors?|artists?|chefs?|architects?|someone|somebody|persons?|people|agency|agencies|studios?|founders?|posts?|articles?|offers?|consultants?|pros?)";
const PHRASE = "(?:(?!(?:for|of|with|who|that|to|in|about|on|by|from|into|at|based|under)\\b)[\\p{L}\\p{N}'&/.+#-]+ )";
const AND = /,?\s*\b(?:and|plus|as well as)\b,?(?:\s*\b(?:also|separately|then|too)\b,?)*\s*/gi;

/** The objects of one verb: "a logo designer and a copywriter" are two searches, "a designer for a box and a label" is one. */
export function objectsOf(text: string): string[] {
  const objects: string[] = [];
  let from = 0;
  for (const match of text.matchAll(AND)) {
    const left = text.slice(from, match.index);
    const right = text.slice(match.index + match[0].length);
    if (!/\S/.test(left) || !parallel(left, right)) continue;
    objects.push(left);
    from = match.index + match[0].length;
  }
  return [...objects, text.slice(from)].map(tidy);
}

const DETERMINED =
  /^(?:an?|the|some|another|exactly|up to|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,3})\b/i;

function parallel(left: string, right: string): boolean {
  const role = new RegExp(
    `^(?:(?:an?|the|some|another|exactly|up to|one|two|three|four|five|six|seven|eight|nine|ten|\\d{1,3})\\s+)*${PHRASE}{0,3}${ROLE}(?![\\p{L}-])`,
    "iu",
  );
  if (
    /^(?:(?:with|an?|the) )*(?:min|max|minimum|maximum|trust|budget|limit|price|rating|spending|total)\b/i.test(right)
  )
    return false;
  const inPhrase = /\b(?:for|of|with|about|on|to|who|that|into|between|from)\b/i.test(left);
  if (DETERMINED.test(right)) return !inPhrase || role.test(right);
  return (
    role.test(right) &&
    (!inPhrase || /^(?:posts?|articles?|founders?|someone|somebody|offers)\b/i.test(right)) &&
    new RegExp(`${ROLE}$|^(?:posts?|founders?|offers?|articles?)`, "iu").test(
      inPhrase ? (right.split(" ")[0] ?? "") : left.trim(),
    )
  );
}
