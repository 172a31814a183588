import { DomainError } from "@/lib/core/errors";
import { endpoint, type Handler } from "./endpoint";
import { type Outgoing, PUBLIC_CORS } from "./respond";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
type Bound = Partial<Record<(typeof METHODS)[number], Handler>>;
type Resource = Record<(typeof METHODS)[number] | "OPTIONS", Handler>;

/** The exports of a `route.ts`: the bound methods, and a refusal with `Allow` for every other one. */
export function resource(bound: Bound, options: { preflight?: boolean } = {}): Resource {
  const allow = [...Object.keys(bound), "OPTIONS"].join(", ");
  const refuse = refusal(() => new DomainError("method_not_allowed", `Allowed here: ${allow}.`, {}, { allow }));
  const preflight = endpoint("preflight", async () => preflightAnswer(allow, options.preflight ?? false), {
    log: false,
  });
  const filled = Object.fromEntries(METHODS.map((method) => [method, bound[method] ?? refuse]));
  return { ...filled, OPTIONS: preflight } as Resource;
}

function preflightAnswer(allow: string, open: boolean): Outgoing {
  const headers = {
    ...PUBLIC_CORS,
    allow,
    "access-control-allow-methods": allow,
    "access-control-allow-headers": "Content-Type, X-Request-Id, If-None-Match, Mcp-Session-Id, MCP-Protocol-Version",
    "access-control-max-age": "86400",
  };
  return { status: 204, body: "", headers: open ? headers : { allow } };
}

/** A handler that always answers with one refusal, in the error envelope. */
export function refusal(make: () => DomainError): Handler {
  return endpoint("refused", async () => {
    throw make();
  });
}
