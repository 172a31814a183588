import type { OAuthClientCardView } from "@/lib/contracts/developers/oauth/oauth";
import type { Scope } from "@/lib/contracts/scopes";
import type { Context } from "@/lib/core/context";
import { viewClientCard } from "../apps/view";
import { documentClient, isDocumentUrl } from "../clients/client-document";
import { type Client, findClient } from "../clients/clients";
import { DocumentError } from "../clients/fetch-document";
import { answerLocation, isLoopback, redirectAllowed } from "../clients/redirect";
import { requireConsenter } from "../consenter";
import { type Parameters, readParameters } from "../parameters";
import { resources, resourceUri } from "../resource";
import { parseScope, resourceFor, unknownScope } from "../scope";

/** What the browser must not be sent back with: nobody knows yet where that would lead. The page shows it. */
export type Refusal = { kind: "refuse"; title: string; message: string };
/** The app is told itself, by a redirect with `error`, `state` and `iss`. */
export type Redirection = { kind: "redirect"; location: string };

/** A fault that the app is to be told, but of an app that nobody vouches for: the person may go back to it, on their own. */
export type Stop = { kind: "stop"; app: string; redirectHost: string; reason: string; location: string };

/** What the consent page shows. `request` goes back to `approve` or `deny` as it is. */
export type ConsentQuestion = {
  kind: "ask";
  request: string;
  client: OAuthClientCardView & { redirectHost: string };
  scopes: Scope[];
  resource: string;
};

/** A request that was found in order, as `approve` acts on it. */
export type ValidRequest = {
  kind: "valid";
  client: Client;
  redirectUri: string;
  state: string | undefined;
  codeChallenge: string;
  scopes: Scope[];
  resource: string;
};

/** A request of a known app at a known address, with the fault that it will be told of. */
type FaultyRequest = Redirection & { client: Client; redirectUri: string; fault: Fault };

const MAX_STATE = 2_048;
const S256_CHALLENGE = /^[A-Za-z0-9_-]{43}$/;

/**
 * Reads the query of `/oauth/authorize` for a signed-in creator (ask them to sign in first: RFC 9700, 4.11.2). Answers
 * what to ask, or where to send the browser with an error, or what to show when the client or its redirect URI cannot
 * be trusted: anyone who likes can register an app, and this page must not be a link to wherever they like. Throws `unauthorized` for anyone but a creator in a browser, `rate_limit_exceeded` for too many metadata
 * documents.
 */
export async function readAuthorizationRequest(
  ctx: Context,
  searchParams: URLSearchParams,
): Promise<ConsentQuestion | Redirection | Stop | Refusal> {
  requireConsenter(ctx);
  const checked = await checkAuthorizationRequest(ctx, searchParams);
  if (checked.kind === "redirect") return answerOrStop(checked);
  if (checked.kind === "refuse") return checked;
  const { client, redirectUri, scopes, resource } = checked;
  const card = { ...viewClientCard(client), redirectHost: hostOf(redirectUri) };
  return { kind: "ask", request: searchParams.toString(), client: card, scopes, resource };
}

/** Checks every parameter, from the original query: once to ask and once more to act. */
export async function checkAuthorizationRequest(
  ctx: Context,
  searchParams: URLSearchParams,
): Promise<ValidRequest | FaultyRequest | Refusal> {
  const sent = readParameters(searchParams);
  const clientId = sent.get("client_id");
  const redirectUri = sent.get("redirect_uri");
  const state = sent.get("state");
  if (
    !clientId ||
    (state?.length ?? 0) > MAX_STATE ||
    ["client_id", "redirect_uri", "state"].includes(sent.repeated ?? "")
  ) {
    return refuse(
      "The app sent an incomplete request",
      "Its link lacks a parameter, or holds one twice. Go back to the app.",
    );
  }
  const client = await clientOf(ctx, clientId);
  if ("kind" in client) return client;
  if (!redirectUri || !redirectAllowed(client.redirectUris, redirectUri)) {
    const message = `${client.name} asked to be answered at an address that it has not registered. Nothing was shared.`;
    return refuse("The app's return address is not known", message);
  }
  const checked = checkRest(sent);
  if ("error" in checked) {
    const location = answerLocation(redirectUri, state, checked);
    return { kind: "redirect", location, client, redirectUri, fault: checked };
  }
  return { kind: "valid", client, redirectUri, state, ...checked };
}

/** Sends the browser on unasked only to apps that a creator registered, and to the person's own device (RFC 9700, 4.11.2). */
function answerOrStop({ client, redirectUri, fault, location }: FaultyRequest): Redirection | Stop {
  if (client.source === "console" || isLoopback(redirectUri)) return { kind: "redirect", location };
  return {
    kind: "stop",
    app: client.name,
    redirectHost: hostOf(redirectUri),
    reason: `${fault.error}: ${fault.error_description}`,
    location,
  };
}

async function clientOf(ctx: Context, id: string): Promise<Client | Refusal> {
  if (!isDocumentUrl(id)) {
    const client = await findClient(id);
    return (
      client ?? refuse("The app is not known", "No app with this client_id is registered here, or it was disabled.")
    );
  }
  try {
    return await documentClient(ctx, id);
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    return refuse("The app's description cannot be used", `${error.message} It was looked for at ${id.slice(0, 200)}.`);
  }
}

type Fault = { error: string; error_description: string };

function checkRest(sent: Parameters): Fault | Pick<ValidRequest, "codeChallenge" | "scopes" | "resource"> {
  const fault = (error: string, error_description: string): Fault => ({ error, error_description });
  if (sent.repeated) return fault("invalid_request", `${printable(sent.repeated)} was sent twice`);
  if (sent.get("request")) return fault("request_not_supported", "send the parameters themselves");
  if (sent.get("request_uri")) return fault("request_uri_not_supported", "send the parameters themselves");
  const type = sent.get("response_type");
  if (!type) return fault("invalid_request", "response_type is missing");
  if (type !== "code") return fault("unsupported_response_type", "only the code flow is supported");
  if ((sent.get("response_mode") ?? "query") !== "query")
    return fault("invalid_request", "response_mode must be query");
  const codeChallenge = sent.get("code_challenge") ?? "";
  if (sent.get("code_challenge_method") !== "S256" || !S256_CHALLENGE.test(codeChallenge)) {
    return fault("invalid_request", "PKCE with code_challenge_method S256 is required");
  }
  const scopes = parseScope(sent.get("scope"));
  if (!scopes) {
    const name = printable(unknownScope(sent.get("scope")) ?? "");
    return fault("invalid_scope", `${name} is not a scope that an app can ask for; scopes_supported lists those`);
  }
  const [resource = resourceUri(resourceFor(sent.get("scope"))), second] = sent.resources;
  if (second !== undefined) return fault("invalid_target", "ask for one resource at a time");
  if (!resources().includes(resource)) return fault("invalid_target", `resource must be ${resources().join(" or ")}`);
  return { codeChallenge, scopes, resource };
}

/** `error_description` may hold printable ASCII only (RFC 6749, 4.1.2.1). */
function printable(name: string): string {
  return name.replace(/[^\x20-\x21\x23-\x5b\x5d-\x7e]/g, "?").slice(0, 100);
}

function refuse(title: string, message: string): Refusal {
  return { kind: "refuse", title, message };
}

/** Where the answer goes, in words for people: a host, or the scheme of an app on the device. */
function hostOf(redirectUri: string): string {
  const { host, protocol } = new URL(redirectUri);
  return /^https?:$/.test(protocol) ? host : protocol.slice(0, -1);
}
