import { redactBody } from "./redacting/redact-body";

/** The most that is kept of a body, in bytes. */
export const MOST_BYTES = 8_192;
/** Of one account, in this many answered and this many refused requests a second and process. Every list that is read again and again is one body. */
const MOST_A_SECOND = 50;
/** Of all accounts in this many answered requests a second and process; beyond them still of each account's first. */
const MOST_OF_ALL = 1_000;
const FIRST = 2;
/** Characters of bodies that wait to be written: beyond them none is kept. */
const MOST_WAITING = 16_000_000;

/** A body as a transport has it at hand; null for none, or one that is no text. */
export type RawBody = string | Uint8Array | null | undefined;
export type RawBodies = { sent: RawBody; answered: RawBody };

type Held = { text: string; cut: boolean };
/** Bodies that wait, at most 8 KiB of each. */
export type HeldBodies = { userId: string; request: Held | null; response: Held | null };

/** What is written of a body; `text` is null where there is none, or no text. */
export type Kept = { text: string | null; cut: boolean };
export type KeptBodies = { request: Kept; response: Kept };

let counted = new Map<string, number>();
let answered = 0;
let second = 0;
let waiting = 0;

/**
 * Keeps a request's bodies: what is small is held as it is, of what is large its beginning is copied. Null where there are none, and where
 * an account, or all of them together, call so often that their bodies would be a flood. `release` is told when they are written.
 */
export function holdBodies(userId: string, bodies: RawBodies, refused: boolean): HeldBodies | null {
  if (!bodies.sent && !bodies.answered) return null;
  if (waiting > MOST_WAITING || isFlood(userId, refused)) return null;
  const held = { userId, request: hold(bodies.sent), response: hold(bodies.answered) };
  waiting += sizeOf(held);
  return held;
}

/** The characters, or bytes, that are held of bodies. */
function sizeOf({ request, response }: HeldBodies): number {
  return (request?.text.length ?? 0) + (response?.text.length ?? 0);
}

/** Says that bodies no longer wait. */
export function release(held: HeldBodies): void {
  waiting -= sizeOf(held);
}

function isFlood(userId: string, refused: boolean): boolean {
  const now = Math.floor(performance.now() / 1_000);
  if (now !== second) {
    second = now;
    counted = new Map();
    answered = 0;
  }
  const who = refused ? `!${userId}` : userId;
  const before = counted.get(who) ?? 0;
  counted.set(who, before + 1);
  if (before >= MOST_A_SECOND) return true;
  return !refused && answered++ >= MOST_OF_ALL && before >= FIRST;
}

/** A cut string would keep the whole of it in memory: it is copied. */
function hold(body: RawBody): Held | null {
  if (!body || body.length === 0) return null;
  const cut = body.length > MOST_BYTES;
  if (typeof body === "string" && !cut) return { text: body, cut };
  const first = typeof body === "string" ? Buffer.from(body.slice(0, MOST_BYTES)) : viewOf(body);
  return { text: first.toString(), cut };
}

function viewOf(body: Uint8Array): Buffer {
  return Buffer.from(body.buffer, body.byteOffset, Math.min(body.length, MOST_BYTES));
}

/** What texts are kept as, by what they were: a program that polls is answered the same again and again. */
export type KnownTexts = Map<string, Kept>;

/** The texts that are held of bodies. */
export function textsOf({ request, response }: HeldBodies): string[] {
  return [request, response].flatMap((held) => (held ? [held.text] : []));
}

/**
 * Bodies as they are written: secrets taken out, no character that PostgreSQL does not take, at most 8 KiB of UTF-8. Adds to `known` those
 * that it is the first to read.
 */
export function keptBodies({ request, response }: HeldBodies, known: KnownTexts): KeptBodies {
  return { request: keep(request, known), response: keep(response, known) };
}

/** A body as it is shown. `text` is null for what is no JSON. */
export type KeptText = { text: string | null; truncated: boolean };

/** A text as the log would keep it. */
export function keptText(body: string): KeptText {
  const { text, cut } = keep(hold(body), new Map());
  return { text, truncated: cut };
}

const NOTHING: Kept = { text: null, cut: false };

function keep(held: Held | null, known: KnownTexts): Kept {
  if (!held) return NOTHING;
  const kept = known.get(held.text) ?? safe(held.text);
  known.set(held.text, kept);
  return { text: kept.text, cut: kept.cut || held.cut };
}

function safe(text: string): Kept {
  // what is no JSON is no call of ours: a file, a form that lost its way
  if (!/^\s*[{[]/.test(text)) return { text: null, cut: true };
  const bytes = Buffer.from(redactBody(text).replace(/[\0\uD800-\uDFFF]/gu, "\uFFFD"));
  if (bytes.length <= MOST_BYTES) return { text: bytes.toString(), cut: false };
  return { text: bytes.subarray(0, wholeCharacters(bytes)).toString(), cut: true };
}

/** How many of the first bytes end with a whole character. */
function wholeCharacters(bytes: Buffer): number {
  let end = MOST_BYTES;
  while (end > 0 && ((bytes[end] as number) & 0xc0) === 0x80) end--;
  return end;
}

const ORDER = /\bord_[0-9a-hjkmnp-tv-z]{26}\b/g;

/** The order that a request was about: the one in its path, in what it sent, or the only one in its answer. */
export function orderOf(path: string, kept: KeptBodies | null): string | null {
  for (const text of [path, kept?.request.text, kept?.response.text]) {
    const [first, ...others] = new Set(text?.match(ORDER) ?? []);
    if (first) return others.length === 0 ? first : null;
  }
  return null;
}
