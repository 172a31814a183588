import type { RuleMet } from "@/db/schema";

/** From so many points on, operators look at a text. It is delivered or shown all the same, and nobody is told. */
export const FLAGGED_FROM = 60;

/** A rule that a text can meet: how often it counts is bounded, so that one habit alone does not decide. */
type Rule = { rule: string; about: string; points: number; most: number; find: RegExp };

const SHORTENERS =
  "bit\\.ly|tinyurl\\.com|t\\.co|goo\\.gl|is\\.gd|cutt\\.ly|rb\\.gy|shorturl\\.at|ow\\.ly|rebrand\\.ly";

/** What a text is looked at for. Plain, for operators to read; what stands here is what is counted. */
export const TEXT_RULES: readonly Rule[] = [
  {
    rule: "link",
    about: "A link to another site.",
    points: 10,
    most: 3,
    find: /\bhttps?:\/\/[^\s<>"')]+|\bwww\.[^\s<>"')]+/gi,
  },
  {
    rule: "hidden link",
    about: "A link through a service that hides where it leads.",
    points: 40,
    most: 1,
    find: new RegExp(`\\b(?:https?://)?(?:${SHORTENERS})/\\S+`, "gi"),
  },
  {
    rule: "email address",
    about: "An email address in the first messages, where a reply would do.",
    points: 20,
    most: 1,
    find: /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g,
  },
  {
    rule: "phone number",
    about: "A number of nine digits or more, as phones have them; no date.",
    points: 20,
    most: 1,
    find: /(?<![\w/#-])(?!\d{4}-\d\d-\d\d)\+?\d(?:[\s().-]{0,2}\d){8,14}(?![\w-])/g,
  },
  {
    rule: "other messenger",
    about: "The name of a messenger to go on in: WhatsApp, Telegram, Signal, WeChat, Viber, Skype.",
    points: 25,
    most: 1,
    find: /\b(?:whats\s?app|telegram|wechat|viber|skype|t\.me|wa\.me|signal (?:app|me))\b/gi,
  },
  {
    rule: "payment elsewhere",
    about: "A way of paying past the service: transfers, gift cards, coins.",
    points: 35,
    most: 1,
    find: /\b(?:western union|moneygram|gift ?cards?|bitcoin|btc|usdt|crypto(?:currency)? (?:wallet|payment)|wire transfer|cash ?app|zelle|pay(?:ment)? (?:outside|off) (?:the )?(?:platform|site))\b/gi,
  },
  {
    rule: "capitals",
    about: "Twenty words or more, most of them in capitals.",
    points: 15,
    most: 1,
    find: /(?:\b[A-Z]{2,}\b[^\p{L}\n]{1,3}){20,}/gu,
  },
];

/** Names of files that come with a message. Only names are read: what a file holds is not looked into. */
export const FILE_RULES: readonly Rule[] = [
  {
    rule: "program",
    about:
      "A file whose name says that a computer runs it: .exe, .msi, .bat, .scr, .ps1, .vbs, .jar, .apk, .dmg, .lnk and the like.",
    points: 60,
    most: 1,
    find: /[^\n]*\.(?:exe|msi|msix|bat|cmd|scr|pif|ps1|vbs|vbe|wsf|hta|cpl|reg|jar|apk|dmg|pkg|deb|rpm|appimage|lnk|iso|img|vhdx?)\s*$/gim,
  },
  {
    rule: "two endings",
    about: "A file named like a document that ends as something else: invoice.pdf.zip.",
    points: 45,
    most: 1,
    find: /[^\n]*\.(?:pdf|docx?|xlsx?|pptx?|jpe?g|png|txt)\.(?!sig\s*$|asc\s*$)[a-z0-9]{2,5}\s*$/gim,
  },
  {
    rule: "archive",
    about: "A file that holds others which nobody sees before it is opened: .zip, .rar, .7z, .tar, .gz, .cab.",
    points: 20,
    most: 1,
    find: /[^\n]*\.(?:zip|rar|7z|tar|t?gz|tbz2?|cab|ace|arj)\s*$/gim,
  },
];

/** Of who writes, and how often. */
export const SENDER_RULES = {
  newcomer: { rule: "new account", points: 15, about: "The account is younger than a week, or there is none." },
  repeated: { rule: "same text", points: 40, about: "The same text went into three other conversations today." },
} as const;

/** What a word of the list counts that is to be flagged. */
export const BANNED_POINTS = 60;

const FOUND = 80;

/** A text as people read it: without signs that have no ink, and with the plain form of letters that have others. */
export function plainly(text: string): string {
  return text.normalize("NFKC").replace(/\p{Cf}+/gu, "");
}

/** The rules that a text meets, each with what met it first. */
export function rulesMet(text: string): RuleMet[] {
  return met(TEXT_RULES, plainly(text));
}

/** The same of the names of files. */
export function fileRulesMet(names: readonly string[]): RuleMet[] {
  // dots and spaces at the end of a name are none to the system that runs it
  const called = (name: string) =>
    plainly(name)
      .replace(/\s+/g, " ")
      .replace(/[. ]+$/, "");
  return met(FILE_RULES, names.map(called).join("\n"));
}

function met(rules: readonly Rule[], text: string): RuleMet[] {
  return rules.flatMap(({ rule, points, most, find }) => {
    const found = text.match(find) ?? [];
    return found[0] ? [{ rule, points: points * Math.min(found.length, most), found: found[0].slice(0, FOUND) }] : [];
  });
}

export type BannedWord = { word: string; effect: "refuse" | "flag" };

/** Of a list of words those that a text holds as whole words, in whatever case. */
export function bannedIn(text: string, words: readonly BannedWord[]): BannedWord[] {
  if (words.length === 0) return [];
  const spaced = (one: string) =>
    ` ${plainly(one)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim()} `;
  const whole = spaced(text);
  return words.filter(({ word }) => whole.includes(spaced(word)));
}

export const pointsOf = (met: readonly RuleMet[]): number => met.reduce((sum, { points }) => sum + points, 0);
