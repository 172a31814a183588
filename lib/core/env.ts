import ipaddr from "ipaddr.js";
import { z } from "zod";

const flag = z
  .enum(["true", "false", "1", "0", ""])
  .transform((v) => (v === "" ? undefined : v === "true" || v === "1"))
  .optional();
const SHORT_TOKEN = "must have at least 16 characters";
const token = z.string().refine((secret) => secret.trim().length >= 16, { error: SHORT_TOKEN });
/** Written in digits: what else JavaScript takes for numbers (blanks, `0x10`) is a slip. */
const whole = (least: number, most: number) =>
  z.string().trim().regex(/^\d+$/, "must be a whole number").transform(Number).pipe(z.int().min(least).max(most));
const webUrl = z.url({ protocol: /^https?$/ });
const text = z
  .string()
  .transform((v) => v || undefined)
  .optional();
/** The scheme alone is checked: what PostgreSQL's clients take besides (several hosts, a socket) is more than a URL. */
const postgresUrl = text.refine((url) => !url || /^postgres(ql)?:\/\/\S+$/.test(url), {
  error: "must be a URL such as postgres://user:password@host:5432/guildhall",
});
/** Several secrets, with commas between; none where nothing is set. What is refused is not quoted. */
const secrets = (secret: z.ZodString, most: number) =>
  z
    .string()
    .default("")
    .transform((list) => list.split(",").flatMap((one) => one.trim() || []))
    .pipe(z.array(secret).max(most, `lists at most ${most} secrets`));
/** Two endpoints, and each may have a former secret while a new one takes its place. */
const MOST_WEBHOOK_SECRETS = 4;
const unended = (url: string) => url.replace(/\/+$/, "");
const origin = (usual: string) => webUrl.transform(unended).default(usual);

/** Every environment variable that the service reads. All optional; `.env.example` is held against this by a test. */
export const EnvSchema = z.object({
  PORT: whole(1, 65_535).default(3000),
  HOST: text.refine((host) => !host || isHost(host), {
    error: "must be an address such as 0.0.0.0 or ::, or the name of this machine",
  }),
  BASE_URL: webUrl
    .transform(unended)
    .refine((url) => /^https?:\/\/[^/\\?#@]+$/i.test(url), {
      error: "must be a scheme and a host such as https://guildhall.example, and nothing else",
    })
    .optional(),
  GUILDHALL_DATA: z.string().min(1).default(".data"),
  DATABASE_URL: postgresUrl,
  DATABASE_DIRECT_URL: postgresUrl,
  DATABASE_REPLICA_URL: postgresUrl,
  DATABASE_CONNECTIONS: whole(4, 1_000).optional(),
  FILES_GB_PER_ACCOUNT: whole(1, 100_000).default(25),
  ANSWERS_MEMORY_MB: whole(1, 100_000).default(64),
  AUTH_SECRET: token.optional(),
  // a secret of long ago may have a comma, which is written so there
  AUTH_SECRET_PREVIOUS: secrets(z.string().min(16, SHORT_TOKEN), 5).transform((list) =>
    list.map((secret) => secret.replaceAll("%2C", ",")),
  ),
  SEED: z
    .string()
    .regex(/^(demo|none|large:[1-9]\d{0,6})$/, "is demo, none or large:N")
    .default("demo"),
  WORKER: z.enum(["inline", "off"]).default("inline"),
  WEB_CONCURRENCY: whole(1, 64).default(1),
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: secrets(
    z.string().regex(/^whsec_[\w-]{1,100}$/, "must begin with whsec_"),
    MOST_WEBHOOK_SECRETS,
  ),
  PAYMENTS_SANDBOX: flag,
  PLATFORM_FEE_BPS: whole(0, 5_000).default(1_000),
  MCP_WRITE_TIER_ENABLED: flag,
  MCP_CREATE_ORDER_REQUIRES_KEY: flag,
  TRUSTED_PROXY_HOPS: whole(0, 10).default(0),
  WEBHOOK_ALLOW_CIDRS: text.refine((list) => !list || list === "none" || list.split(",").every(isNetwork), {
    error: "must be none, or lists CIDRs such as 10.0.0.0/8 and addresses, comma-separated",
  }),
  BRIDGE_SUNSET: z.iso.date().default("2027-06-30"),
  SMTP_URL: text.refine((url) => !url || isMailServer(url), {
    error: "must be a URL such as smtps://user:password@mail.example.com",
  }),
  MAIL_FROM: text,
  OPERATOR_EMAIL: z.email().optional(),
  S3_BUCKET: text,
  S3_ENDPOINT: webUrl.optional(),
  S3_REGION: z.string().min(1).default("us-east-1"),
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  MEDIA_BASE_URL: webUrl.transform(unended).optional(),
  GITHUB_ID: text,
  GITHUB_SECRET: text,
  GITHUB_URL: origin("https://github.com"),
  GOOGLE_ID: text,
  GOOGLE_SECRET: text,
  GOOGLE_ISSUER: origin("https://accounts.google.com"),
  MODEL_BASE_URL: webUrl.optional(),
  MODEL_API_KEY: text,
  MODEL_NAME: z.string().min(1).max(100).default("gpt-4o-mini"),
  METRICS_TOKEN: token.regex(/^\S*$|^\s*$/, "must not have a blank: it is sent as a bearer token").optional(),
  METRICS_PORT: whole(1, 65_535).optional(),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
  NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
});

export type Env = z.infer<typeof EnvSchema> & { BASE_URL: string };

/** Whether an entry of `WEBHOOK_ALLOW_CIDRS` is one that `addressList` reads as it is meant: `10/8` would be 0.0.0.10/8 to it. */
function isNetwork(entry: string): boolean {
  const trimmed = entry.trim();
  if (trimmed === "") return true;
  return trimmed.includes("/")
    ? isAddress(trimmed.replace(/\/.*$/, "")) && ipaddr.isValidCIDR(trimmed)
    : isAddress(trimmed.replace(/%.*$/, ""));
}

/** IPv6, or IPv4 in its usual form of four numbers. */
function isAddress(text: string): boolean {
  return ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
}

/** An address or a host name: no URL, no port, no brackets. */
function isHost(text: string): boolean {
  return /^\w[\w.-]*$/.test(text) || ipaddr.IPv6.isValid(text);
}

/** A name without a scheme is no URL, and one without a host would lead to this machine. */
function isMailServer(url: string): boolean {
  return /^smtps?:\/\//i.test(url) && URL.canParse(url) && new URL(url).hostname !== "";
}

/** What means nothing without the other: a service with one of them would start, and fail whoever comes to need it. */
const TOGETHER = [
  ["GITHUB_ID", "GITHUB_SECRET"],
  ["GITHUB_SECRET", "GITHUB_ID"],
  ["GOOGLE_ID", "GOOGLE_SECRET"],
  ["GOOGLE_SECRET", "GOOGLE_ID"],
  ["S3_ENDPOINT", "S3_BUCKET"],
  ["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
  ["S3_SECRET_ACCESS_KEY", "S3_ACCESS_KEY_ID"],
] as const;

/**
 * Parses the environment; an empty variable counts as absent. Throws an error that names each bad variable and what it may be, or the
 * one that is missing beside another.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const known = Object.fromEntries(Object.keys(EnvSchema.shape).map((name) => [name, source[name] || undefined]));
  const parsed = EnvSchema.safeParse(known);
  const lines = (parsed.error?.issues ?? []).map((i) => `  ${i.path.join(".")} ${i.message}`);
  for (const [one, other] of TOGETHER) if (known[one] && !known[other]) lines.push(`  ${one} needs ${other} beside it`);
  if (!parsed.success || lines.length > 0) throw new Error(`The environment is not usable:\n${lines.join("\n")}`);
  return { ...parsed.data, BASE_URL: parsed.data.BASE_URL ?? `http://localhost:${parsed.data.PORT}` };
}

let cached: Env | undefined;

/** The parsed environment of this process, read once. The launcher sets what it decides (database, secret) before anyone asks. */
export function env(): Env {
  cached ??= parseEnv(process.env);
  return cached;
}

/** Forgets the parsed environment. For tests and the launcher, after they change `process.env`. */
export function resetEnv(): void {
  cached = undefined;
}

const LOOPBACK_HOST = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/** Whether a host, with or without a port, as URLs and `Host` headers have it, is a loopback name or address. */
export function isLoopbackHost(host: string): boolean {
  return LOOPBACK_HOST.test(host);
}

/** True when other people can reach `BASE_URL`: anything but loopback names and addresses. */
export function isPublicBase(base: string): boolean {
  return !isLoopbackHost(new URL(base).host);
}

/**
 * The addresses to listen on: `HOST`; without it loopback alone where `BASE_URL` is local, else every address there is (`undefined`).
 */
export function listenHosts(e: Env = env()): [string | undefined, ...string[]] {
  if (e.HOST && e.HOST !== "localhost") return [e.HOST];
  return e.HOST || !isPublicBase(e.BASE_URL) ? ["127.0.0.1", "::1"] : [undefined];
}

/** True when the name is local but the door is open: `HOST` lets in other machines, to a service that calls itself `localhost`. */
export function isOpenThoughLocal(e: Env = env()): boolean {
  const [host] = listenHosts(e);
  return !isPublicBase(e.BASE_URL) && !isLoopbackHost(host?.includes(":") ? `[${host}]` : (host ?? ""));
}

/** True when the embedded processor stands in for Stripe: no key, and not a public production unless asked for. */
export function sandboxPayments(e: Env = env()): boolean {
  if (e.STRIPE_SECRET_KEY) return false;
  return e.PAYMENTS_SANDBOX ?? !(e.NODE_ENV === "production" && isPublicBase(e.BASE_URL));
}

/**
 * Whether the hosted pages of the embedded processor are there for a caller (`local`: on this machine). Where nobody asked for the
 * sandbox but a local `BASE_URL`, they are for this machine alone.
 */
export function showsSandbox(local: boolean, e: Env = env()): boolean {
  return sandboxPayments(e) && (local || e.PAYMENTS_SANDBOX === true || isPublicBase(e.BASE_URL));
}

/**
 * Whether mail that nobody sends is shown to a caller (`local`: on this machine): without a mail server, on a local `BASE_URL`, and to
 * no other machine, since it holds links that open orders and accounts.
 */
export function showsOutbox(local: boolean, e: Env = env()): boolean {
  return local && !e.SMTP_URL && !isPublicBase(e.BASE_URL);
}

/** Whether agents may open checkouts: `MCP_WRITE_TIER_ENABLED`, on by default only with the embedded processor. */
export function writeTierEnabled(e: Env = env()): boolean {
  return e.MCP_WRITE_TIER_ENABLED ?? sandboxPayments(e);
}

/**
 * Networks besides the public internet that webhooks may reach: `WEBHOOK_ALLOW_CIDRS` (`none` for none). Where only this machine can
 * call us it is loopback by default, so that a newcomer's receiver works; what others can call reaches nothing private.
 */
export function webhookNetworks(e: Env = env(), local = true): string {
  if (e.WEBHOOK_ALLOW_CIDRS === "none") return "";
  const ours = local && !isPublicBase(e.BASE_URL) && !isOpenThoughLocal(e);
  return e.WEBHOOK_ALLOW_CIDRS ?? (ours ? "127.0.0.0/8,::1/128" : "");
}
