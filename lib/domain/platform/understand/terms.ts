/** How words are compared: lower case, without accents and width, "web site" in one word, a plural as its singular. */
export function plain(text: string): string {
  return folded(text)
    .replace(/[’']s\b/g, "")
    .replace(/\bweb[ -]site(s?)\b/g, "website$1")
    .replace(TWO_LETTERS, (typed, first, second) => AND[`${first}&${second}`] ?? typed);
}

/**
 * A text in lower case, without accents and width; letters that have no accent to take away (ı, ø) as who has not got them types them. Rows are folded
 * by the same rule, `folded_text` in SQL.
 */
export function folded(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[ıøłđħŧðς]/g, (letter) => TYPED[letter] ?? letter);
}

const TYPED: Readonly<Record<string, string>> = { ı: "i", ø: "o", ł: "l", đ: "d", ħ: "h", ŧ: "t", ð: "d", ς: "σ" };

const TWO_LETTERS = /\b([a-z]) ?& ?([a-z])s?\b/g;

/** What people write with two letters. */
const AND: Readonly<Record<string, string>> = {
  "t&c": "terms and conditions",
  "q&a": "questions and answers",
  "r&d": "research and development",
  "m&a": "mergers and acquisitions",
};

/** What was typed in short, as words ("r d"), and what it is read as. */
export type Shortened = { typed: string; read: string };

/** What a text has of two letters that `plain` writes out. */
export function shortenedIn(text: string): Shortened[] {
  return [...folded(text).matchAll(TWO_LETTERS)].flatMap(([typed, first, second]) => {
    const read = AND[`${first}&${second}`];
    return read ? [{ typed: typed.replace(/ ?& ?/, " "), read }] : [];
  });
}

/** The words of a text, each compared as `plain` says; those of scripts without spaces stay in one piece. */
export function wordsOf(text: string): string[] {
  return (plain(text).match(/[\p{L}\p{M}\p{N}+#.]+/gu) ?? [])
    .map((word) => word.replace(/^\.+(?!net)|\.+$/g, ""))
    .filter(Boolean)
    .map(singular)
    .map(american);
}

/** Lets British spelling meet American: "optimisation" and "optimization", "colour" and "color". Both sides are compared so. */
function american(word: string): string {
  if (!/^[a-z]{6,}$/.test(word)) return word;
  return word.replace(/is(?=(?:e|ed|er|ing|ation)$)/, "iz").replace(/our(?=s?$|ed$|ing$)/, "or");
}

/** The same word as the other side of the Atlantic spells it; undefined when there is none. */
export function otherSpelling(word: string): string | undefined {
  const lower = word.toLowerCase();
  if (!/^[a-z]{6,}$/.test(lower)) return undefined;
  const other = /[sz](?=(?:e|ed|er|ing|ation)s?$)/.test(lower)
    ? lower.replace(/i([sz])(?=(?:e|ed|er|ing|ation)s?$)/, (_, letter) => (letter === "s" ? "iz" : "is"))
    : lower.replace(/our(?=s?$|ed$|ing$)/, "or");
  return other === lower ? undefined : other;
}

const STEM = 6;

/** How words of one root are compared that are no form of each other: "architecte" and "architecture". Empty for what is too short to tell. */
export function stemOf(word: string): string {
  return word.length < STEM ? word : word.slice(0, STEM);
}

/** The root of an English word: what its forms have in common ("design" of "designers", "designing"). */
export function rootOf(word: string): string {
  if (!/^[a-z]{5,}$/.test(word)) return word;
  const root = word.replace(
    /(?:ational|ations?|ators?|ating|ated|ates?|ings?|ers?|ors?|ed|es|e|ly|ments?|ities|ity|ally|al|y|(?<!s)s)$/,
    "",
  );
  if (root.length < 4) return word.replace(/(?:ed|es|e|(?<!s)s|y)$/, "");
  const single = root.replace(/([bdgklmnprt])\1$/, "$1");
  // "strapi" is no form of "strap"
  return root === word ? single : single.replace(/i$/, "");
}

const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether a text is of a script that writes no spaces between words. */
export function isSpaceless(text: string): boolean {
  return SPACELESS.test(text);
}

/** Whether a word is written in Latin letters, as what rows hold is, or has none. */
export function isLatin(word: string): boolean {
  return !/\p{L}/u.test(word) || /\p{Script=Latin}/u.test(word);
}

/** Lets "logos" meet "logo", "taxes" "tax" and "studies" "study"; of short words and of those in "ss" nothing is taken. */
function singular(word: string): string {
  if (!/^[a-z]{4,}s$/.test(word) || /(?:ss|us|is|ics)$/.test(word)) return word;
  if (/(?:x|sh)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith("ies") && word.length > 5 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
}
