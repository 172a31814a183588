import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import Provider, { type Configuration } from "oidc-provider";

/** The client that the service is to be, at both. */
export const CLIENT = { id: "guildhall", secret: "a-secret-of-the-local-provider" };

/** An email address under this domain is one that nobody has proved. */
const UNPROVED = "@unproved.example";

export type LocalProvider = { url: string; env: Record<string, string>; close(): Promise<void> };

/**
 * GitHub and Google, for development and tests: two certified OpenID providers (`oidc-provider`) on this machine, at which anyone who types
 * an email address is signed in as that person. GitHub speaks OAuth under other paths, and tells its addresses apart. Nothing of the
 * service starts it: it runs where somebody runs it. `port` 0 takes a free one; `service` is where the service is.
 */
export async function startLocalProvider({
  port = 0,
  service,
}: {
  port?: number;
  service: string;
}): Promise<LocalProvider> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(port, "localhost", listening));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const mounts = { "/github": gitHub(url, service), "/google": google(url, service) };
  server.on("request", (request, response) => answer(mounts, request, response));
  return { url, env: environment(url), close: () => closed(server) };
}

function answer(
  mounts: Record<string, Provider>,
  request: IncomingMessage & { originalUrl?: string },
  response: ServerResponse,
) {
  const mount = Object.keys(mounts).find((path) => request.url?.startsWith(`${path}/`));
  if (!mount) return response.writeHead(404).end();
  // by this the library knows that it is mounted under a path, as under Express
  request.originalUrl = request.url ?? "";
  request.url = request.originalUrl.slice(mount.length);
  return mounts[mount]?.callback()(request, response);
}

const environment = (url: string) => ({
  GITHUB_ID: CLIENT.id,
  GITHUB_SECRET: CLIENT.secret,
  GITHUB_URL: `${url}/github`,
  GOOGLE_ID: CLIENT.id,
  GOOGLE_SECRET: CLIENT.secret,
  GOOGLE_ISSUER: `${url}/google`,
});

function google(url: string, service: string): Provider {
  return new Provider(`${url}/google`, configured(service, "google"));
}

function gitHub(url: string, service: string): Provider {
  const paths = { authorization: "/login/oauth/authorize", token: "/login/oauth/access_token" };
  const provider = new Provider(`${url}/github/login/oauth`, {
    ...configured(service, "github"),
    routes: paths,
    scopes: ["read:user", "user:email"],
  });
  provider.use(async (ctx, next) => {
    if (!ctx.path.startsWith("/api/v3/")) return next();
    const bearer = /^Bearer (.+)$/.exec(ctx.get("authorization"))?.[1] ?? "";
    const token = await provider.AccessToken.find(bearer);
    if (!token) return ctx.throw(401);
    ctx.body = gitHubSays(ctx.path, token.accountId);
  });
  return provider;
}

/** As GitHub's REST answers: the address of the profile is what the person shows, the list says which is proved. */
function gitHubSays(path: string, email: string): unknown {
  if (path === "/api/v3/user") return { id: numberOf(email), login: loginOf(email), name: nameOf(email), email };
  return [
    { email: `old-${email}`, primary: false, verified: true },
    { email, primary: true, verified: !email.endsWith(UNPROVED) },
  ];
}

function configured(service: string, id: string): Configuration {
  return {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [`${service}/api/auth/callback/${id}`],
        id_token_signed_response_alg: "RS256",
      },
    ],
    cookies: { keys: ["local"] },
    pkce: { required: () => false },
    conformIdTokenClaims: false,
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    findAccount: (_ctx, email) => ({
      accountId: email,
      claims: () => ({
        sub: String(numberOf(email)),
        email,
        email_verified: !email.endsWith(UNPROVED),
        name: nameOf(email),
      }),
    }),
  };
}

/** The same person has the same number, as an id there. */
const numberOf = (email: string) =>
  [...email.toLowerCase()].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_000_007, 7);
const loginOf = (email: string) => email.split("@")[0] ?? email;
const nameOf = (email: string) =>
  loginOf(email)
    .split(/[._-]+/)
    .map((word) => word.replace(/^./, (c) => c.toUpperCase()))
    .join(" ");

const closed = (server: Server) =>
  new Promise<void>((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
