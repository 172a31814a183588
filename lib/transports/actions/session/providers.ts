import type { Account, NextAuthOptions, Profile, User } from "next-auth";
import GitHubProvider, { type GithubProfile } from "next-auth/providers/github";
import GoogleProvider from "next-auth/providers/google";
import { z } from "zod";
import { type Env, env } from "@/lib/core/env";
import { providerName, type Told } from "@/lib/domain/people/accounts/providers/told";

type Provider = NextAuthOptions["providers"][number];

const TIMEOUT_MS = 10_000;
const GITHUB = "https://github.com";

/** The providers that people may sign in with here: those whose client is configured. */
export function offeredProviders(e: Env = env()): { id: string; name: string }[] {
  const ids = [e.GITHUB_ID && e.GITHUB_SECRET && "github", e.GOOGLE_ID && e.GOOGLE_SECRET && "google"];
  return ids.flatMap((id) => (id ? [{ id, name: providerName(id) }] : []));
}

/** The same as the sign-in library wants them. */
export function providersOf(e: Env = env()): Provider[] {
  return offeredProviders(e).map(({ id }) => (id === "github" ? github(e) : google(e)));
}

/** GitHub, or an Enterprise server of one's own at `GITHUB_URL`. */
function github({ GITHUB_ID: clientId = "", GITHUB_SECRET: clientSecret = "", GITHUB_URL: url }: Env): Provider {
  const api = url === GITHUB ? "https://api.github.com" : `${url}/api/v3`;
  return GitHubProvider({
    clientId,
    clientSecret,
    issuer: `${url}/login/oauth`,
    authorization: { url: `${url}/login/oauth/authorize`, params: { scope: "read:user user:email" } },
    token: `${url}/login/oauth/access_token`,
    checks: ["pkce", "state"],
    httpOptions: { timeout: TIMEOUT_MS },
    userinfo: {
      url: `${api}/user`,
      // what the profile shows as an address nobody has proved: the list of addresses says which one is
      async request({ tokens }) {
        const [user, emails] = await Promise.all([
          ask(`${api}/user`, tokens.access_token),
          ask(`${api}/user/emails`, tokens.access_token),
        ]);
        const own = Emails.parse(emails).find(({ primary, verified }) => primary && verified);
        const { name, ...rest } = user as GithubProfile;
        return { ...rest, name: name ?? rest.login, email: own?.email, email_verified: own !== undefined };
      },
    },
  });
}

/** Google, or another OpenID provider that stands in for it at `GOOGLE_ISSUER`. */
function google({ GOOGLE_ID: clientId = "", GOOGLE_SECRET: clientSecret = "", GOOGLE_ISSUER: issuer }: Env): Provider {
  const wellKnown = `${issuer}/.well-known/openid-configuration`;
  return GoogleProvider({ clientId, clientSecret, wellKnown, httpOptions: { timeout: TIMEOUT_MS } });
}

const Emails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

async function ask(url: string, token: string | undefined): Promise<unknown> {
  const response = await fetch(url, {
    headers: { authorization: `Bearer ${token}`, accept: "application/json", "user-agent": "guildhall" },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`GitHub answered ${response.status}`);
  return response.json();
}

const Claims = z.object({
  email: z.email().max(254).nullish().catch(null),
  email_verified: z.boolean().nullish().catch(false),
  login: z.string().max(200).nullish().catch(null),
});

/** What the library read of a provider's answer, as our verbs take it. */
export function toldBy(account: Account, profile: Profile | undefined, user: User): Told {
  const { email, email_verified, login } = Claims.parse(profile ?? {});
  const provedEmail = email && email_verified ? email : null;
  const name = (user.name ?? login ?? "").trim().slice(0, 80) || "Somebody";
  const { provider, providerAccountId: subject } = account;
  return { provider, subject, label: (login ?? email ?? name).slice(0, 200), name, provedEmail };
}
