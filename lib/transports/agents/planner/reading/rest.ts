/**
 * What is left of a text while its parts are understood and taken out of it: what remains in the end was not understood. Quoted text,
 * URLs and email addresses stand in it as single characters (see `hold`), so that no pattern reads what is data.
 */
export class Rest {
  text: string;

  constructor(text: string) {
    this.text = tidy(text);
  }

  /** Takes the first match out of the text. */
  take(pattern: RegExp): RegExpExecArray | undefined {
    const match = pattern.exec(this.text);
    if (!match) return undefined;
    this.text = tidy(`${this.text.slice(0, match.index)} ${this.text.slice(match.index + match[0].length)}`);
    return match;
  }

  /** Takes every match out of the text. */
  takeAll(pattern: RegExp): RegExpExecArray[] {
    const matches: RegExpExecArray[] = [];
    for (let match = this.take(pattern); match && match[0] !== ""; match = this.take(pattern)) matches.push(match);
    return matches;
  }

  get empty(): boolean {
    return !/[\p{L}\p{N}\uE000-\uF8FF]/u.test(this.text);
  }
}

/** One space between words, none before a comma, no marks at the ends. */
export function tidy(text: string): string {
  return text
    .replace(/[^\S\n]+/g, " ")
    .replace(/\(\s*\)|(?<=,)\s*,/g, " ")
    .replace(/\s+([,;:.!?])/g, "$1")
    .replace(/^[\s,;:.!?–—-]+|[\s,;:.!?–—-]+$/g, "");
}

export type Held = { kind: "quote" | "data" | "url" | "email"; text: string };

const FIRST = 0xe000;
/** One thing that is held: any, or the one at a place. */
export const HELD = "[\\uE000-\\uF8FF]";

const HOLDABLE: [Held["kind"], RegExp][] = [
  ["quote", /"([^"]{1,4000})"|(?<=^|[\s(])'([^']{2,4000})'(?=$|[\s).,;:!?])/g],
  ["url", /\bhttps?:\/\/[^\s"'<>]*[^\s"'<>.,;:!?)]/gi],
  ["email", /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g],
];

/** Puts what is data aside: the text with one character for each, and what they stand for. */
export function hold(text: string): { text: string; held: Held[] } {
  const held: Held[] = [];
  let rest = text
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/[\uE000-\uF8FF]/g, " ");
  for (const [kind, pattern] of HOLDABLE) {
    rest = rest.replace(pattern, (whole, a?: string, b?: string) => {
      const inner = kind === "quote" ? (a ?? b ?? "") : whole;
      return holdOne(held, { kind, text: inner });
    });
  }
  return { text: rest, held };
}

/** Puts one more thing aside; answers the character that stands for it. */
export function holdOne(held: Held[], one: Held): string {
  held.push(one);
  return String.fromCharCode(FIRST + held.length - 1);
}

/** What a character stands for. */
export function heldAt(held: readonly Held[], mark: string): Held | undefined {
  return held[mark.charCodeAt(0) - FIRST];
}

/** The text as it was written. */
export function release(text: string, held: readonly Held[]): string {
  return text.replace(/[\uE000-\uF8FF]/g, (mark) => {
    const one = heldAt(held, mark);
    return one?.kind === "quote" ? `"${release(one.text, held)}"` : release(one?.text ?? "", held);
  });
}
