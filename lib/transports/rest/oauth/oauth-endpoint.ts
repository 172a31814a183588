import { type Context, createContext } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import { metrics } from "@/lib/core/metrics/instruments";
import { OAuthError } from "@/lib/domain/developers/oauth/error";
import { networkOf } from "@/lib/domain/platform/access/counted-as";
import { count, type Limit } from "@/lib/domain/platform/access/counters";
import { type Answer, asDomainError, PUBLIC_CORS } from "@/lib/transports/http/answering/respond";
import { type Call, readBody, type Served } from "@/lib/transports/http/call";
import { endpoint, type Handler } from "@/lib/transports/http/endpoint";

type EndpointSpec<T> = {
  name: string;
  /** Calls per minute and client address. */
  perMinute: number;
  /** Apps that are not counted by their address: calls per minute of one app, and of an address with all that it sends. */
  apps?: { perMinute: number; perAddress: number; idOf: (sent: T) => string | undefined };
  status?: number;
  type: RegExp;
  /** Pages of any origin may call it: those of public clients, which hold no secret and send no cookie. */
  pages?: boolean;
  read: (body: string, request: Request) => T | Promise<T>;
  run: (ctx: Context, sent: T) => Promise<object>;
};

const MAX_BODY_BYTES = 16 * 1024;
const NO_STORE = { "cache-control": "no-store", pragma: "no-cache" };

/**
 * Binds a verb to an endpoint that OAuth clients call: parameters in the body alone, errors in the form of RFC 6749,
 * 5.2. Reads top to bottom in the order in which things happen: request id, rate, form, run, log; where apps are counted
 * by themselves the form comes before the rate, for it says who asks, and after a coarse one of the address. Bodies are never logged: they hold secrets.
 */
export function oauthEndpoint<T>(spec: EndpointSpec<T>): Handler {
  return endpoint(
    spec.name,
    async (call) => {
      Object.assign(call.headers, NO_STORE, spec.pages ? PUBLIC_CORS : {});
      const sent = await admit(call, spec);
      const actor = { kind: "system", id: "oauth" } as const;
      const view = await spec.run(createContext({ ...call, actor }), sent);
      return { status: spec.status ?? 200, body: JSON.stringify(view), headers: {} };
    },
    { refuse: refusal },
  );
}

/** What was sent, by somebody who has calls left. */
async function admit<T>(call: Served, spec: EndpointSpec<T>): Promise<T> {
  const { apps, name, perMinute } = spec;
  const network = networkOf(call.ip);
  const ofAddress = { key: `${name}:${network}`, limit: perMinute };
  const read = async () => spec.read(await bodyOf(call, spec), call.request);
  if (!apps) {
    await limit(call, name, ofAddress);
    return read();
  }
  // who asks is looked up in the database: past this a call costs no look-up
  await limit(call, name, { key: `${name}:all:${network}`, limit: apps.perAddress });
  let app: string | undefined;
  try {
    const sent = await read();
    app = apps.idOf(sent);
    return sent;
  } finally {
    // a call that could not be read, or that is refused later, counts too
    await limit(call, name, app === undefined ? ofAddress : { key: `${name}:app:${app}`, limit: apps.perMinute });
  }
}

/** Counts a call of an app, or of an address, and notes in the answer where that one stands. */
async function limit(call: Served, name: string, counted: Pick<Limit, "key" | "limit">): Promise<void> {
  const [standing] = await count([{ ...counted, windowSeconds: 60 }], call.now);
  if (!standing) return;
  Object.assign(call.headers, {
    "ratelimit-policy": `"burst";q=${standing.limit};w=60`,
    ratelimit: `"burst";r=${standing.remaining};t=${standing.resetSeconds}`,
  });
  if (standing.allowed) return;
  metrics().limited.inc({ limit: name });
  const seconds = standing.resetSeconds;
  const message = `more than ${standing.limit} requests in a minute; retry in ${seconds} s`;
  throw new DomainError("rate_limit_exceeded", message, {}, { "retry-after": String(seconds) });
}

async function bodyOf<T>({ request, search }: Call, { type }: EndpointSpec<T>): Promise<string> {
  if (search !== "") {
    throw new OAuthError("invalid_request", "send parameters in the body: addresses are written into logs");
  }
  if (!type.test(request.headers.get("content-type") ?? "")) {
    throw new OAuthError("invalid_request", "the Content-Type of the body is not the one of this endpoint", 415);
  }
  const body = await readBody(request, MAX_BODY_BYTES);
  if (body.includes("\0")) throw new OAuthError("invalid_request", "the body holds the character U+0000");
  return body;
}

/** What was thrown, as OAuth clients read it. Unknown errors say nothing of themselves. */
function refusal(error: unknown): Answer {
  const { code, description, status, headers } = error instanceof OAuthError ? ofOAuth(error) : ofOthers(error);
  return { status, body: JSON.stringify({ error: code, error_description: description }), headers };
}

function ofOAuth(error: OAuthError) {
  const challenge = { "www-authenticate": 'Basic realm="guildhall", charset="UTF-8"' };
  const headers: Record<string, string> = error.status === 401 ? challenge : {};
  return { code: error.code, description: error.message, status: error.status, headers };
}

/** Refusals that are not OAuth's own, by status; others of the client are `invalid_request`. */
const NAMES: Record<number, string> = { 429: "rate_limit_exceeded", 503: "temporarily_unavailable" };

function ofOthers(error: unknown) {
  const known = asDomainError(error);
  const headers: Record<string, string> = { ...known.headers };
  if (known.status === 503) headers["retry-after"] ??= "1";
  const code = NAMES[known.status] ?? (known.status >= 500 ? "server_error" : "invalid_request");
  return { code, description: known.message, status: known.status, headers };
}
