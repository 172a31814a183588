import { env } from "@/lib/core/env";
import { DomainError, invalidQuery, notFound } from "@/lib/core/errors";
import { beginCall, readBody } from "@/lib/transports/http/call";
import { endpoint, type Handler } from "@/lib/transports/http/endpoint";
import { refusal, resource } from "@/lib/transports/http/resource";

const ROOT = "/api/auth/";

/** What our pages and the browser part of the sign-in library use of its endpoints. It has more, which nobody needs here. */
const ENDPOINTS: Record<string, readonly ("GET" | "POST")[]> = {
  session: ["GET"],
  csrf: ["GET"],
  providers: ["GET"],
  signin: ["GET"],
  signout: ["GET", "POST"],
  error: ["GET"],
  "callback/credentials": ["POST"],
  "callback/second-step": ["POST"],
  "callback/passkey": ["POST"],
  "callback/passkey-sign-up": ["POST"],
  "signin/github": ["POST"],
  "callback/github": ["GET"],
  "signin/google": ["POST"],
  "callback/google": ["GET"],
  _log: ["POST"],
};

const nothingHere = refusal(() => notFound("This path"));

/** Whether a path is one of the sign-in library's endpoints that are open here. */
export function isSignInEndpoint(path: string): boolean {
  return path.startsWith(ROOT) && Object.hasOwn(ENDPOINTS, path.slice(ROOT.length));
}

/**
 * The exports of the sign-in library's `route.ts`: `library` answers the endpoints above, everything else is refused in the error
 * envelope, and so is what the library refuses itself. Its 401 goes out as it is: the sign-in form reads it.
 */
export function signInMount(library: Handler): ReturnType<typeof resource> {
  const answer = answering(library);
  const mounts = new Map(
    Object.entries(ENDPOINTS).map(([name, methods]) => [
      ROOT + name,
      resource(Object.fromEntries(methods.map((method) => [method, answer]))),
    ]),
  );
  const bound = (method: keyof ReturnType<typeof resource>): Handler => {
    return (request, segment) => (mounts.get(beginCall(request).path)?.[method] ?? nothingHere)(request, segment);
  };
  const [GET, POST, PUT] = [bound("GET"), bound("POST"), bound("PUT")];
  return { GET, POST, PUT, PATCH: bound("PATCH"), DELETE: bound("DELETE"), OPTIONS: bound("OPTIONS") };
}

function answering(library: Handler): Handler {
  return endpoint("signIn", async ({ request, headers, search }, segment) => {
    requireCallback(new URLSearchParams(search).get("callbackUrl"));
    if (request.method === "POST" && request.body) await requireReadable(request.clone());
    const response = await library(request, segment);
    if (response.status >= 400 && response.status !== 401)
      throw new DomainError("invalid_request", "The sign-in library cannot use this request. Look at its callbackUrl.");
    headers["x-frame-options"] = "DENY"; // the library's page for signing out
    return new Response(response.body, response); // a copy, whose headers can be set
  });
}

/** Throws `invalid_request` for a body that the library would throw about, as if it were a fault of ours. It reads JSON and forms. */
async function requireReadable(request: Request): Promise<void> {
  const text = await readBody(request);
  if (!request.headers.get("content-type")?.includes("application/json"))
    return requireCallback(new URLSearchParams(text).get("callbackUrl"));
  let sent: { callbackUrl?: unknown } | null;
  try {
    sent = JSON.parse(text);
  } catch {
    throw new DomainError("invalid_request", "The body is not valid JSON.");
  }
  requireCallback(sent?.callbackUrl);
}

function requireCallback(sent: unknown): void {
  if (!sent) return; // the library has its own
  if (typeof sent === "string") {
    const url = sent.startsWith("/") ? env().BASE_URL + sent : sent;
    if (/^https?:/i.test(url) && URL.canParse(url)) return;
  }
  throw invalidQuery("callbackUrl", "must be a path such as /studio, or a whole URL of this service");
}
