import { DomainError } from "@/lib/core/errors";
import { type Outgoing, PUBLIC_CORS } from "./answering/respond";
import { endpoint, type Handler } from "./endpoint";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
type Bound = Partial<Record<(typeof METHODS)[number], Handler>>;
type Resource = Record<(typeof METHODS)[number] | "OPTIONS", Handler>;

/** The exports of a `route.ts`: the bound methods, and a refusal with `Allow` for every other one. */
export function resource(bound: Bound, options: { preflight?: boolean } = {}): Resource {
  // HEAD is answered by GET
  const allow = [...Object.keys(bound).flatMap((name) => (name === "GET" ? ["GET", "HEAD"] : name)), "OPTIONS"].join(
    ", ",
  );
  const refuse = refusal(() => new DomainError("method_not_allowed", `Allowed here: ${allow}.`, {}, { allow }));
  const open = options.preflight ?? false;
  const preflight = endpoint(
    "preflight",
    async ({ request }) => preflightAnswer(allow, (open && asksToRead(request)) || sendsBearer(request)),
    { log: false },
  );
  const filled = Object.fromEntries(METHODS.map((method) => [method, bound[method] ?? refuse]));
  return { ...filled, OPTIONS: preflight } as Resource;
}

/** What is open to any page is reading: where a resource takes a POST as well, that is a call with a token or none of a page. */
function asksToRead({ headers }: Request): boolean {
  return /^(?:GET|HEAD)$/i.test(headers.get("access-control-request-method") ?? "GET");
}

/** Whether a page of another origin asks to call with a token of its own: that is allowed wherever a token is heard, cookies never. */
function sendsBearer({ headers }: Request): boolean {
  return /(?:^|,)\s*authorization\s*(?:,|$)/i.test(headers.get("access-control-request-headers") ?? "");
}

function preflightAnswer(allow: string, open: boolean): Outgoing {
  const headers = {
    ...PUBLIC_CORS,
    allow,
    "access-control-allow-methods": allow,
    "access-control-allow-headers":
      "Authorization, Content-Digest, Content-Type, Idempotency-Key, If-None-Match, Mcp-Session-Id, MCP-Protocol-Version, Signature, Signature-Agent, Signature-Input, X-Request-Id",
    "access-control-max-age": "86400",
  };
  return { status: 204, body: "", headers: open ? headers : { allow } };
}

/**
 * A handler that always answers with one refusal, in the error envelope. It is of nobody, so that a page of any origin may read it: there a
 * misspelled path looks like a network that failed.
 */
export function refusal(make: () => DomainError): Handler {
  return endpoint("refused", async ({ headers }) => {
    Object.assign(headers, PUBLIC_CORS);
    throw make();
  });
}
