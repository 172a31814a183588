import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import * as openid from "openid-client";
import type { Page } from "playwright/test";
import { makeCreator } from "@/db/factories";
import { CALLBACK, makeApp } from "@/db/factories/oauth";
import { test as base, expect, freshAddress } from "../fixtures";
import { PASSWORD, signIn } from "./person";

/** An app on a person's device: `openid-client`, and a loopback server for the browser to come back to (RFC 8252, 7.3). */
export class LoopbackApp {
  /** What the browser brought back, oldest first. */
  readonly answers: URL[] = [];
  private readonly checks = { pkceCodeVerifier: openid.randomPKCECodeVerifier(), expectedState: openid.randomState() };

  private constructor(
    readonly config: openid.Configuration,
    private readonly server: Server,
    private readonly path: string,
  ) {
    server.on("request", (request, response) => {
      if (request.url?.startsWith(path)) this.answers.push(new URL(request.url, this.origin));
      response.setHeader("content-type", "text/html").end("<title>Back in the app</title>You can close this page.");
    });
  }

  static async start(base: string, id: string, secret?: string, path = "/callback"): Promise<LoopbackApp> {
    const address = freshAddress();
    const customFetch = (url: string, options: openid.CustomFetchOptions) =>
      fetch(url, { ...options, headers: { ...options.headers, "x-forwarded-for": address } } as RequestInit);
    const auth = secret ? openid.ClientSecretBasic(secret) : openid.None();
    const config = await openid.discovery(new URL(base), id, undefined, auth, {
      algorithm: "oauth2",
      execute: [openid.allowInsecureRequests],
      [openid.customFetch]: customFetch,
    });
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    return new LoopbackApp(config, server, path);
  }

  get redirectUri(): string {
    return this.origin + this.path;
  }

  private get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Where the app sends the browser. */
  async authorizationUrl(parameters: Record<string, string> = {}): Promise<string> {
    const url = openid.buildAuthorizationUrl(this.config, {
      redirect_uri: this.redirectUri,
      scope: "identity:read posts:write",
      state: this.checks.expectedState,
      code_challenge: await openid.calculatePKCECodeChallenge(this.checks.pkceCodeVerifier),
      code_challenge_method: "S256",
      ...parameters,
    });
    return url.href;
  }

  /** Redeems what the browser brought back; `state`, `iss` and errors are checked as the library does. */
  redeem(): Promise<openid.TokenEndpointResponse> {
    const answer = this.answers.at(-1);
    if (!answer) throw new Error("the browser has not come back");
    return openid.authorizationCodeGrant(this.config, answer, this.checks);
  }

  /** The state that an answer must carry. */
  get state(): string {
    return this.checks.expectedState;
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

type Met = { creator: Awaited<ReturnType<typeof makeCreator>>; clientId: string; app: LoopbackApp };

type Fixtures = {
  /** Starts an app on this device, which ends with the test. */
  start(id: string, secret?: string, path?: string): Promise<LoopbackApp>;
  /** Signs a new creator in, and starts a public app called Planner. */
  meet(redirectUris?: string[]): Promise<Met>;
};

export const test = base.extend<Fixtures>({
  start: async ({ baseURL }, use) => {
    const started: LoopbackApp[] = [];
    await use(async (...given) => {
      const app = await LoopbackApp.start(String(baseURL), ...given);
      started.push(app);
      return app;
    });
    for (const app of started) app.stop();
  },
  meet: async ({ page, start }, use) => {
    await use(async (redirectUris = [CALLBACK]) => {
      const creator = await makeCreator({ password: PASSWORD });
      const { clientId } = await makeApp({ name: "Planner", redirectUris });
      await signIn(page, creator.email);
      return { creator, clientId, app: await start(clientId) };
    });
  },
});

/** Lets an app in, within what it may spend in dollars, as its consent page asks; answers its token. */
export async function letIn(
  page: Page,
  app: LoopbackApp,
  asked: Record<string, string>,
  most = { order: 400, month: 600 },
): Promise<string> {
  await page.goto(await app.authorizationUrl(asked));
  await page.getByLabel("Most for one order, $").fill(String(most.order));
  await page.getByLabel("Most in a month, $").fill(String(most.month));
  await page.getByRole("button", { name: "Allow" }).click();
  await expect.poll(() => app.answers.length).toBe(1);
  return (await app.redeem()).access_token;
}
