import pino, { type Logger } from "pino";
import { env } from "./env";
import { LineBuffer } from "./line-buffer";
import { traceFields } from "./spans";

export type { Logger };

const KEY = /\b(gh_(?:live|test|bridge)_[A-Za-z0-9]{0,4})[A-Za-z0-9_]*/;
const OTHER = /\b(whsec_|sk_(?:live|test)_|gh_(?:code|refresh|secret)_)[A-Za-z0-9+/=_-]+/;
const JWT = /\b(eyJ)[\w-]+\.[\w-]+\.[\w-]*/;
const SECRET = new RegExp([KEY, OTHER, JWT].map(({ source }) => source).join("|"), "g");
const CARD = /\b\d(?:[ -]?\d){12,18}\b/g;
const EMAIL = /\b([A-Za-z0-9])[A-Za-z0-9._%+-]*@([A-Za-z0-9.-]+\.[A-Za-z]{2,})\b/g;

/** Text as it may stand in a log: keys and secrets cut to their prefix, card numbers gone, email addresses shortened. */
export function redact(text: string): string {
  return redactCards(redactSecrets(text));
}

/** The same without cards, for text in which a long number may be a number. */
export function redactSecrets(text: string): string {
  const kept = text.replace(SECRET, (_, key, other, jwt) => `${key ?? other ?? jwt}…`);
  return kept.includes("@") ? kept.replace(EMAIL, "$1…@$2") : kept;
}

/** Card numbers gone. */
export function redactCards(text: string): string {
  return text.replace(CARD, "[card]");
}

const SUSPICIOUS = /[A-Z@%]|gh_|whsec_|sk_|\d[\d -]{12}/;
/** A part of a path that is as long as our tokens are: they have capitals, ids and the names of pages have none. */
const TOKEN = /(?<=\/)(?=[^/]*[A-Z])([\w-]{4})[\w-]{28,}(?=\/|$)/g;

/** A path, or an address without its query, as it may stand in a log or a trace. Most hold nothing to hide, and cost one look. */
export function redactPath(path: string): string {
  if (!SUSPICIOUS.test(path)) return path;
  const plain = decoded(path);
  const kept = redact(plain).replace(TOKEN, "$1…");
  return kept === plain ? path : kept;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

type Log = { root: Logger; lines: LineBuffer };

// Next bundles pages apart from the host: with a buffer of their own, nobody would flush the lines that pages write.
const holder = globalThis as { __guildhallLog?: Log };

function log(): Log {
  if (holder.__guildhallLog) return holder.__guildhallLog;
  const lines = new LineBuffer(1, lostLines);
  const root = pino(
    {
      level: env().LOG_LEVEL,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: () => traceFields() ?? {},
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: safeError },
      redact: { paths: ["*.authorization", "*.cookie", "*.password", "*.secret", "*.token"], censor: "[redacted]" },
    },
    lines,
  );
  holder.__guildhallLog = { root, lines };
  return holder.__guildhallLog;
}

/** The process's logger: one JSON line per record on standard output, buffered, never awaited by a request. */
export function logger(): Logger {
  return log().root;
}

/** A finished request. `path`, `tool` and `ip` may be as a client sent them; the rest is checked or made by us. Pages have no id. */
export type RequestLine = {
  request_id?: string;
  method?: string;
  path?: string;
  rpc?: string;
  tool?: string | undefined;
  outcome?: string;
  operation?: string;
  status: number;
  ms?: number;
  ip: string | null;
  creator?: string | undefined;
  credential?: string | undefined;
};

/**
 * Writes the line of a finished request, in the form of the logger's others but ten times faster: its fields are flat and chosen
 * by us, so there is nothing to redact or to serialise by kind.
 */
export function logRequest(fields: RequestLine): void {
  const { root, lines } = log();
  if (!root.isLevelEnabled("info")) return;
  let line = `{"level":"info","time":"${timestamp()}","pid":${process.pid}`;
  for (const name in fields) {
    const value = fields[name as keyof RequestLine];
    if (value === undefined) continue;
    if (typeof value !== "string") line += `,"${name}":${value}`;
    else if (!AS_SENT.has(name)) line += `,"${name}":"${value}"`;
    else line += `,"${name}":${quoted(name === "path" ? redactPath(value) : value)}`;
  }
  const trace = traceFields();
  if (trace) line += `,"trace_id":"${trace.trace_id}","span_id":"${trace.span_id}"`;
  lines.write(`${line}}\n`);
}

/** Says, in the form of the logger's lines, that there were others. */
const lostLines = (lines: number) =>
  `{"level":"warn","time":"${timestamp()}","pid":${process.pid},"lines":${lines},"msg":"log lines were lost: there was no room for them"}\n`;

const AS_SENT = new Set(["path", "tool", "ip"]);

let stamped = 0;
let stamp = "";

/** The present moment in ISO 8601, made once per millisecond. */
function timestamp(): string {
  const now = Date.now();
  if (now !== stamped) {
    stamped = now;
    stamp = new Date(now).toISOString();
  }
  return stamp;
}

const NEEDS_ESCAPE = /[^\x20\x21\x23-\x5b\x5d-\x7e]/;

function quoted(text: string): string {
  return NEEDS_ESCAPE.test(text) ? JSON.stringify(text) : `"${text}"`;
}

/** Writes what is buffered, before a process is told to end or ends itself. It is written within half a second by itself, and at the exit. */
export function flushLog(): void {
  holder.__guildhallLog?.lines.flush();
}

/** An error as a log holds it: no query parameters (drizzle keeps them in the message), stack redacted. */
export function safeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: redact(String(error)) };
  const query = error.name === "DrizzleQueryError" || error.message.startsWith("Failed query:");
  return {
    type: error.name,
    message: query ? "database query failed" : redact(error.message),
    code: (error as { code?: unknown }).code,
    stack: query ? undefined : redact(error.stack ?? ""),
    cause: error.cause === undefined ? undefined : safeError(error.cause),
  };
}
