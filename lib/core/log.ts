import pino, { type Logger } from "pino";
import { env } from "./env";

export type { Logger };

const SECRET = /\b(gh_(?:live|bridge)_[A-Za-z0-9]{0,4})[A-Za-z0-9_]*|\b(whsec_|sk_(?:live|test)_)[A-Za-z0-9+/=_]+/g;
const CARD = /\b\d(?:[ -]?\d){12,18}\b/g;
const EMAIL = /\b([A-Za-z0-9])[A-Za-z0-9._%+-]*@([A-Za-z0-9.-]+\.[A-Za-z]{2,})\b/g;

/** Text as it may stand in a log: keys and secrets cut to their prefix, card numbers gone, e-mail addresses shortened. */
export function redact(text: string): string {
  return text
    .replace(SECRET, (_, key, other) => `${key ?? other}…`)
    .replace(EMAIL, "$1…@$2")
    .replace(CARD, "[card]");
}

const BUFFER_CHARS = 8_192;

type Log = { root: Logger; lines: LineBuffer };

// Next bundles pages apart from the host: with a buffer of their own, nobody would flush the lines that pages write.
const holder = globalThis as { __guildhallLog?: Log };

/** Collects lines and hands them on in one piece: the destination measures and copies all it holds with each write. */
class LineBuffer {
  private text = "";

  constructor(private readonly destination: ReturnType<typeof pino.destination>) {
    // before the destination's own hook, which closes it
    process.prependListener("exit", () => {
      this.flush();
      destination.flushSync();
    });
  }

  write(line: string): void {
    this.text += line;
    if (this.text.length >= BUFFER_CHARS) this.flush();
  }

  flush(): void {
    if (this.text === "") return;
    const { text } = this;
    this.text = "";
    this.destination.write(text);
  }
}

function log(): Log {
  if (holder.__guildhallLog) return holder.__guildhallLog;
  const lines = new LineBuffer(pino.destination({ fd: 1, sync: false }));
  const root = pino(
    {
      level: env().LOG_LEVEL,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
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

/**
 * Writes the line of a finished request, in the form of the logger's others but ten times faster: its fields are flat and chosen
 * by us, so there is nothing to redact or to serialise by kind.
 */
export function logRequest(fields: Record<string, string | number | null | undefined>): void {
  const { root, lines } = log();
  if (!root.isLevelEnabled("info")) return;
  const head = `{"level":"info","time":"${new Date().toISOString()}","pid":${process.pid},`;
  lines.write(`${head}${JSON.stringify(fields).slice(1)}\n`);
}

/** Writes what is buffered. Called on a timer by each process and before it exits. */
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
