import { redactCards, redactSecrets } from "@/lib/core/log";
import { hideInAddresses } from "./redact-query";
import { isSecret, mayNameSecrets } from "./secret-members";

const REDACTED = "[redacted]";

/** A text of JSON from its first quote to its last, or to the end where it was cut. */
const STRING = /"(?:[^"\\]|\\[\s\S])*(?:"|$)/g;
const COLON = /\s*:\s*/y;
const NEXT = /"(?:[^"\\]|\\[\s\S])*(?:"|$)|[{}[\]]/g;
/** A number as long as a card's: no amount, count or moment here has so many digits. */
const LONG_NUMBER = /(?<![\w.])\d{15,19}(?![\w.])/g;
const ESCAPE = /\\(?:u00([2-7][0-9a-f])|[\s\S])/gi;
const PLAIN = /[^,}\]\s]*/y;
const MANY_DIGITS = /\d(?:[ -]?\d){12}/;

/** Names as JavaScript, GraphQL, a form or JSON within a text write them: `secret: "…"`, `\"secret\":\"…\"`, `secret=…`. */
const LOOSE =
  /((?<![\w-])(?:client[_-]?secret|webhook[_-]?secret|secret|access[_-]?token|refresh[_-]?token|id[_-]?token|token|password|passphrase|otp|api[_-]?key|private[_-]?key|authorization|signature|assertion|passwd|pwd|cvc|cvv)[\\"']*\s*[:=]\s*)(?:\\?["']?(?:Bearer|Basic)\s+)?(\\?["']?)(?!\[redacted|null\b|[\\"'[{])[^\s\\"',&})\]]+/gi;
/** The same of values in quotes, to the closing one, and of lists and objects, to their end or that of the text: `password: "two words"`. */
const QUOTED =
  /((?<![\w-])\w*(?:secret|token|password|passphrase|passwd|api[_-]?key|private[_-]?key|authorization)[\\"']*\s*[:=]\s*)(\\+"|")(?!\[redacted)(?:(?!\2).)*/gis;
const NESTED =
  /((?<![\w-])(?:\w*(?:secret|token|password|passphrase|api[_-]?key|authorization)s?|headers)[\\"']*\s*[:=]\s*)([[{])(?:[^\]}[{]|[[{][^\]}]*[\]}])*(?:[\]}]|$)/gi;
const COOKIES = /((?<![\w-])(?:set-)?cookie[\\"']*\s*[:=]\s*\\?["']?)(?!\[redacted)[^"'\\\r\n]+/gi;
const CREDENTIALS = /\b(Bearer|Basic)\s+(?=[\w.~+/=-]*[\d+/=.])[\w.~+/=-]{8,}/g;
/** What opens an order, a quote, an introduction: the id may be known, the rest may not. */
const HANDLE = /\b([a-z]{2,8}_[0-9a-z]{26})\.[\w-]{8,}/g;
/** Keys of other services, by the forms that their makers publish for finding them, and private keys in PEM. */
const OF_OTHERS =
  /\b(?:(gh[opsur]_|github_pat_|glpat-|npm_|xox[abeoprs]-)[\w-]{10,}|(A[KS]IA)[0-9A-Z]{16}\b)|(-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----)[\s\S]*?(?=-----END|$)/g;
const IN_PATH = /(\/api\/inbox\/|\b(?:cs|bps|ba)_(?:live|test)_)[\w-]+/g;

/**
 * The text of a body as the log keeps it: the values of secret members replaced, and whatever has a secret's form shortened, wherever it
 * stands. Takes JSON, also cut off anywhere or malformed, in one pass and without parsing it.
 */
export function redactBody(text: string): string {
  const source = inPlainLetters(text.replace(/\\+$/, ""));
  // of most bodies neither names nor numbers need a closer look
  const suspicious = mayNameSecrets(source) || MANY_DIGITS.test(source);
  const formless = hideInAddresses(redactSecrets(suspicious ? inMembers(source) : source));
  return byForm(suspicious ? inTexts(formless) : formless);
}

/** The values of members with secret names replaced, and cards gone. */
function inMembers(source: string): string {
  let out = "";
  let at = 0;
  for (;;) {
    STRING.lastIndex = at;
    const found = STRING.exec(source);
    if (!found) break;
    const [string] = found;
    const end = found.index + string.length;
    out += source.slice(at, found.index).replace(LONG_NUMBER, "[card]") + redactCards(string);
    at = end;
    COLON.lastIndex = end;
    const colon = COLON.exec(source)?.[0];
    if (colon === undefined || !isSecret(read(string))) continue;
    const from = end + colon.length;
    at = endOfValue(source, from);
    const value = source.slice(from, at);
    out += colon + (value === "null" || value === "" ? value : `"${REDACTED}"`);
  }
  return out + source.slice(at).replace(LONG_NUMBER, "[card]");
}

/** The same of names that stand within a text. */
function inTexts(text: string): string {
  return text
    .replace(COOKIES, `$1${REDACTED}`)
    .replace(NESTED, `$1${REDACTED}`)
    .replace(QUOTED, `$1$2${REDACTED}`)
    .replace(LOOSE, `$1$2${REDACTED}`);
}

function byForm(text: string): string {
  return text
    .replace(CREDENTIALS, `$1 ${REDACTED}`)
    .replace(HANDLE, "$1.…")
    .replace(IN_PATH, "$1…")
    .replace(OF_OTHERS, "$1$2$3…");
}

/** The same JSON without escapes of letters, digits and signs that need none: no form is hidden behind them. */
function inPlainLetters(text: string): string {
  if (!text.includes("\\u00")) return text;
  return text.replace(ESCAPE, (whole, hex?: string) => {
    const letter = hex && String.fromCharCode(Number.parseInt(hex, 16));
    return letter && letter !== '"' && letter !== "\\" ? letter : whole;
  });
}

/** A name without its quotes, its escapes read. */
function read(string: string): string {
  if (!string.includes("\\")) return string.slice(1, -1);
  try {
    return String(JSON.parse(string));
  } catch {
    return string;
  }
}

/** Where the value that begins at `from` ends: behind it, or at the end of the text. */
function endOfValue(text: string, from: number): number {
  const first = text[from];
  if (first === '"') {
    STRING.lastIndex = from;
    return from + (STRING.exec(text)?.[0].length ?? text.length);
  }
  if (first === "{" || first === "[") return endOfNested(text, from);
  PLAIN.lastIndex = from;
  return from + (PLAIN.exec(text)?.[0].length ?? 0);
}

function endOfNested(text: string, from: number): number {
  let depth = 0;
  NEXT.lastIndex = from;
  for (let found = NEXT.exec(text); found; found = NEXT.exec(text)) {
    const [token] = found;
    if (token === "{" || token === "[") depth++;
    if (token === "}" || token === "]") depth--;
    if (depth === 0) return NEXT.lastIndex;
  }
  return text.length;
}
