import { listenForBrowser } from "./loopback";
import { authorizationRequest, discover, redeemCode, registerClient, scopesOf } from "./server";
import type { Grant, Resource } from "./store";

/**
 * Asks the person in the browser (authorization code with PKCE, RFC 7636; loopback redirect, RFC 8252) and answers what they granted.
 * Without `scope` it asks for what the interface lists as its own. `show` gets the address that is to be opened.
 */
export async function signInByBrowser(
  baseUrl: string,
  {
    scope,
    resource,
    show,
    stopped,
  }: { scope: string | undefined; resource: Resource; show(url: string): void; stopped: AbortSignal },
): Promise<Grant> {
  const server = await discover(baseUrl);
  const asked = scope ?? (await scopesOf(server, resource)).join(" ");
  const loopback = await listenForBrowser();
  try {
    const { redirectUri } = loopback;
    const clientId = await registerClient(server, redirectUri);
    const { url, verifier, state } = authorizationRequest(server, { clientId, redirectUri, scope: asked, resource });
    const answer = loopback.code({ state, issuer: server.issuer }, stopped);
    show(url);
    return await redeemCode(server, { code: await answer, verifier, clientId, redirectUri });
  } finally {
    loopback.close();
  }
}
