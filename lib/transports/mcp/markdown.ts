import { formatMoney } from "@/lib/core/values/money";

/**
 * Controls, line breaks, bidirectional and invisible characters (tags, variation selectors): what hides text or ends a
 * line.
 */
const INVISIBLE =
  /[\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;
const SMUGGLING = /[\u{e0000}-\u{e01ef}]/gu;
const MARKUP = /[\\`*_[\]<>|~#]/g;
const LINK = /!?\[([^[\]\n]{0,300})\]\(\s*<?((?:[^()\s<>]|\([^()\s<>]*\)){0,2000})>?(?:\s[^)\n]{0,300})?\)/g;

/**
 * ASCII without controls and markup: most names and taglines, for which one look is far cheaper than the Unicode
 * classes.
 */
const HARMLESS = /^[ !"$-)+-;=?-Z^a-z{}]*$/;

/**
 * Someone's text on one line of ours: line breaks and invisible characters gone, markdown escaped, cut at `max`
 * characters.
 */
export function inline(text: string, max = 300): string {
  if (text.length <= max && HARMLESS.test(text)) return text;
  return cut(visible(text).replace(/\s+/g, " ").trim(), max).replace(MARKUP, "\\$&");
}

/** Text without characters that hide or reorder it; line breaks become spaces. */
export function visible(text: string): string {
  return text.replace(INVISIBLE, " ").replace(SMUGGLING, "");
}

/**
 * Someone's longer markdown as a block quote: every line stays inside it, images become words, links keep only http(s).
 */
export function quote(markdown: string, max = 2_000): string {
  const lines = cut(markdown.replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, "\n").trim(), max).split("\n");
  return lines.map((line) => `> ${quoted(line)}`.trimEnd()).join("\n");
}

function quoted(line: string): string {
  const text = visible(line);
  let out = "";
  let end = 0;
  for (const match of text.matchAll(LINK)) {
    const [whole, label = "", target = ""] = match;
    out += plain(text.slice(end, match.index));
    out += whole.startsWith("!") ? plain(label) : link(label, target);
    end = match.index + whole.length;
  }
  return out + plain(text.slice(end));
}

/** Emphasis and code may stay in a quotation; what makes links, images, HTML, headings or fences may not. */
function plain(text: string): string {
  return text.replace(/[\\[\]<>|]|```+|~~~+|^(?=\s*#)/g, "\\$&");
}

/** A markdown link when `target` is http(s), else its label alone. */
export function link(label: string, target: string): string {
  const url = webUrl(target);
  return url ? `[${inline(label, 200)}](${url})` : inline(label, 200);
}

/** The URL as it may stand in markdown, or `null` when it is not http(s). */
export function webUrl(target: string): string | null {
  const url = URL.canParse(target) ? new URL(target) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  return url.href.replace(/[()<>[\]\\`*|]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);
}

/** An id or slug as code. */
export function code(id: string): string {
  return `\`${visible(id).replace(/[`\s]+/g, "")}\``;
}

/** `$150`, or words where there is nothing to sell. */
export function price(cents: number | null): string {
  return cents === null ? "nothing for sale yet" : formatMoney(cents);
}

function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  return `${text.slice(0, max - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}
