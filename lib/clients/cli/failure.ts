import { type components, GuildhallError } from "@/lib/clients/sdk/index";
import { adviceForScope } from "./oauth/scopes";

/** What ends a command: 1 refused, 2 wrong usage, 3 nobody answered. */
export const EXIT = { ok: 0, refused: 1, usage: 2, unreachable: 3 } as const;
type Exit = (typeof EXIT)[keyof typeof EXIT];

/** A failure of the CLI's own: `code` for machines, `advice` for what to do now. */
export class CliError extends Error {
  override readonly name = "CliError";

  constructor(
    readonly code: string,
    message: string,
    readonly advice = "",
    readonly exit: Exit = EXIT.refused,
  ) {
    super(message);
  }
}

/** A failure as it is told: members that the service sent keep their names. */
export type Failure = {
  exit: Exit;
  error: { code: string; message: string; advice?: string } & {
    [Member in keyof Refusal]?: Refusal[Member] | undefined;
  } & { retry_after?: number | undefined };
};

type Refusal = Omit<components["schemas"]["Error"]["error"], "code" | "message">;

/** Wrong usage that the option parser could not see. */
export function usageError(message: string): CliError {
  return new CliError("usage", message, "`guildhall help` shows every command.", EXIT.usage);
}

/** A mistake of the program's own. */
export function unexpected(error: unknown): CliError {
  const message = error instanceof Error ? error.message : String(error);
  return new CliError(
    "unexpected",
    message,
    "This is a fault of the program itself: please report it with what you typed.",
  );
}

/**
 * Where a command went: the service's address; the scopes of a sign-in through the browser, undefined where an API key was used; and the
 * options by which it named the account, to be said again.
 */
export type Called = {
  readonly baseUrl: string;
  readonly granted: readonly string[] | undefined;
  readonly named: string;
};

/** What to tell of anything that was thrown by a call of `called`. Throws what is a mistake of ours. */
export function failureOf(error: unknown, called: Called): Failure {
  if (error instanceof CliError) {
    const { code, message, exit } = error;
    return { exit, error: { code, message, ...advised(error.advice, called) } };
  }
  if (!(error instanceof GuildhallError)) throw error;
  const { code, message, request_id, param, details, doc_url, upgrade_url, retryAfter: retry_after } = error;
  const { required_scope, required_tier, remaining_cents, limits_url } = error;
  const why = { required_scope, required_tier, remaining_cents, limits_url };
  const said = { code, message, request_id, param, details, doc_url, upgrade_url, ...why, retry_after };
  const exit = code === "network_error" || code === "unreadable_answer" ? EXIT.unreachable : EXIT.refused;
  return { exit, error: { ...said, ...advised(adviceFor(error, called), called) } };
}

/** The advice, which signs in where the command went. */
function advised(advice: string, { named }: Called): { advice?: string } {
  return advice ? { advice: advice.replaceAll("guildhall login", `guildhall ${named}login`) } : {};
}

/** The failure in lines for people. */
export function tell({ error }: Failure): string {
  const { code, message, request_id, details = [], advice } = error;
  const [first] = details;
  const known = details.length === 1 && first !== undefined && message.startsWith(`${first.path}: `);
  return [
    `Error (${code}): ${message}`,
    ...(known ? [] : details.map(({ path, message: fault }) => `  ${path}: ${fault}`)),
    ...(advice ? [advice] : []),
    ...(request_id ? [`Request id: ${request_id}`] : []),
    "",
  ].join("\n");
}

function adviceFor(error: GuildhallError, called: Called): string {
  const { baseUrl } = called;
  switch (error.code) {
    case "unauthorized":
    case "token_expired":
      return "Sign in with `guildhall login`, or set GUILDHALL_TOKEN to an API key.";
    case "insufficient_scope":
      return error.required_scope
        ? adviceForScope(error.required_scope, called.granted)
        : "`guildhall --live …` and `guildhall --test …` say with which of your credentials a command goes; `guildhall login --token -` keeps a test key.";
    case "quota_exceeded":
    case "tier_gate_blocked":
      return error.upgrade_url ? `Plans: ${new URL(error.upgrade_url, baseUrl).href}` : "";
    case "spend_limit_exceeded":
      return error.limits_url ? `What an app may spend: ${error.limits_url}` : "";
    case "rate_limit_exceeded":
      return error.retryAfter === undefined ? "" : `Try again in ${error.retryAfter} s.`;
    case "network_error":
      return "Is the service running there? --base-url or GUILDHALL_URL says where it is.";
    case "unreadable_answer":
      return `Is ${baseUrl} a Guildhall service? --base-url or GUILDHALL_URL says where it is.`;
    default:
      return "";
  }
}
