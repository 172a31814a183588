import * as oauth from "oauth4webapi";
import { CALLBACK, consenting } from "@/db/factories/oauth";
import { approve } from "@/lib/domain/developers/oauth/authorization/approve";
import { deny } from "@/lib/domain/developers/oauth/authorization/deny";
import { freshAddress } from "../fixtures";

export const SCOPE = "identity:read posts:read";

type Asked = { verifier: string; state: string; url: URL };

/** A registered app that is strict about what it is answered (oauth4webapi), and a creator who lets it in. */
export class StrictClient {
  /** Each app calls from an address of its own, so that none uses up another's limits. */
  readonly options = { [oauth.allowInsecureRequests]: true, headers: { "x-forwarded-for": freshAddress() } };
  as!: oauth.AuthorizationServer;
  client!: oauth.Client;
  auth: oauth.ClientAuth = oauth.None();
  creator!: Awaited<ReturnType<typeof consenting>>;

  static async register(base = "", method: "none" | "client_secret_basic" | "client_secret_post" = "none") {
    const app = new StrictClient();
    const issuer = new URL(base);
    const found = await oauth.discoveryRequest(issuer, { ...app.options, algorithm: "oauth2" });
    app.as = await oauth.processDiscoveryResponse(issuer, found);
    const metadata = { redirect_uris: [CALLBACK], token_endpoint_auth_method: method, client_name: "Strict" };
    const registered = await oauth.dynamicClientRegistrationRequest(app.as, metadata, app.options);
    app.client = await oauth.processDynamicClientRegistrationResponse(registered);
    const secret = String(app.client.client_secret);
    if (method === "client_secret_basic") app.auth = oauth.ClientSecretBasic(secret);
    if (method === "client_secret_post") app.auth = oauth.ClientSecretPost(secret);
    app.creator = await consenting();
    return app;
  }

  /** Where the app would send the browser. `more` replaces parameters; null leaves one out. */
  async ask(more: Record<string, string | null> = {}): Promise<Asked> {
    const [verifier, state] = [oauth.generateRandomCodeVerifier(), oauth.generateRandomState()];
    const url = new URL(String(this.as.authorization_endpoint));
    const parameters: Record<string, string | null> = {
      response_type: "code",
      client_id: this.client.client_id,
      redirect_uri: CALLBACK,
      scope: SCOPE,
      state,
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: "S256",
      ...more,
    };
    for (const [name, value] of Object.entries(parameters)) if (value !== null) url.searchParams.set(name, value);
    return { verifier, state, url };
  }

  /** What the consent page does when the creator agrees, or does not. */
  async decide({ url }: Asked, decision: "approve" | "deny" = "approve"): Promise<URL> {
    const verb = decision === "approve" ? approve : deny;
    return new URL(await verb({ ...this.creator, now: new Date() }, url.searchParams.toString()));
  }

  /** The answer to a fresh request that was approved, as the app checks it: state and issuer. */
  async authorized(more: Record<string, string | null> = {}) {
    const asked = await this.ask(more);
    const location = await this.decide(asked);
    return { ...asked, parameters: oauth.validateAuthResponse(this.as, this.client, location, asked.state) };
  }

  redeem({ parameters, verifier }: { parameters: URLSearchParams; verifier: string }, redirectUri = CALLBACK) {
    const { as, client, auth, options } = this;
    return oauth.authorizationCodeGrantRequest(as, client, auth, parameters, redirectUri, verifier, options);
  }

  async tokens(more: Record<string, string | null> = {}): Promise<oauth.TokenEndpointResponse> {
    const response = await this.redeem(await this.authorized(more));
    return oauth.processAuthorizationCodeResponse(this.as, this.client, response);
  }

  refresh(token: string | undefined, parameters: Record<string, string> = {}) {
    const options = { ...this.options, additionalParameters: parameters };
    return oauth.refreshTokenGrantRequest(this.as, this.client, this.auth, String(token), options);
  }

  async refreshed(token: string | undefined, parameters: Record<string, string> = {}) {
    return oauth.processRefreshTokenResponse(this.as, this.client, await this.refresh(token, parameters));
  }

  async revoke(token: string): Promise<void> {
    const response = await oauth.revocationRequest(this.as, this.client, this.auth, token, this.options);
    await oauth.processRevocationResponse(response);
  }

  async introspect(token: string): Promise<oauth.IntrospectionResponse> {
    const response = await oauth.introspectionRequest(this.as, this.client, this.auth, token, this.options);
    return oauth.processIntrospectionResponse(this.as, this.client, response);
  }

  /** `GET /api/v1/me` with a token. */
  me(token: string): Promise<Response> {
    const headers = { ...this.options.headers, authorization: `Bearer ${token}` };
    return fetch(new URL("/api/v1/me", this.as.issuer), { headers });
  }
}

/** What an endpoint answered: `200`, or the status and error of a refusal. */
export async function outcome(response: Response): Promise<string> {
  const body = (await response.json()) as { error?: string };
  return body.error === undefined ? String(response.status) : `${response.status} ${body.error}`;
}
