import { headers } from "next/headers";
import type { NextAuthOptions } from "next-auth";
import { getServerSession } from "next-auth";
import { decode, type JWT, type JWTDecodeParams } from "next-auth/jwt";
import CredentialsProvider from "next-auth/providers/credentials";
import { EnterCode } from "@/lib/contracts/people/account-settings";
import { SignIn } from "@/lib/contracts/people/accounts";
import { PasskeySignUp, UsePasskey } from "@/lib/contracts/people/passkeys";
import { SECOND_STEP } from "@/lib/contracts/people/second-step";
import { currentDate } from "@/lib/core/clock";
import type { Context } from "@/lib/core/context";
import { env } from "@/lib/core/env";
import { acceptedKeys } from "@/lib/core/seal";
import { signInByPasskey } from "@/lib/domain/people/accounts/passkeys/sign-in";
import { signUpByPasskey } from "@/lib/domain/people/accounts/passkeys/sign-up";
import {
  type Browser,
  endSession,
  findSession,
  SESSION_DAYS,
  SecondStepNeeded,
  type SessionUser,
  type SignedIn,
  signIn,
  takeSecondStep,
} from "@/lib/domain/people/accounts/signing-in/sign-in";
import { asDomainError } from "@/lib/transports/http/answering/respond";
import { anonymousContext } from "./anonymous-context";
import { cameFrom } from "./by-provider";
import { deviceCookie, halfInCookie, keepDevice, keepHalfIn } from "./device-cookie";
import { providersOf, toldBy } from "./providers";

/**
 * The one place that knows the sign-in library. Its token names a session row of ours: when the row is gone or revoked, the browser
 * is signed out, whatever its cookie says.
 */
export function authOptions(): NextAuthOptions {
  return {
    secret: sessionSecrets()[0] as string,
    jwt: { decode: openSession },
    session: { strategy: "jwt", maxAge: SESSION_DAYS * 86_400 },
    useSecureCookies: env().BASE_URL.startsWith("https:"),
    pages: { signIn: "/sign-in", error: "/sign-in" },
    providers: [
      CredentialsProvider({
        credentials: { email: { type: "email" }, password: { type: "password" } },
        authorize: (sent, request) =>
          opening(request, SignIn.safeParse({ email: sent?.email ?? "", password: sent?.password ?? "" }), signIn),
      }),
      CredentialsProvider({
        id: "second-step",
        credentials: { code: { type: "text" } },
        authorize: (sent, request) =>
          opening(request, EnterCode.safeParse({ code: sent?.code ?? "" }), async (ctx, input, browser) =>
            takeSecondStep(ctx, input, await halfInCookie(), browser),
          ),
      }),
      CredentialsProvider({
        id: "passkey",
        credentials: { passkey: { type: "text" } },
        authorize: (sent, request) =>
          opening(request, UsePasskey.safeParse({ passkey: sent?.passkey }), signInByPasskey),
      }),
      CredentialsProvider({
        id: "passkey-sign-up",
        credentials: { name: {}, email: {}, handle: {}, account: {}, passkey: {} },
        authorize: (sent, request) => {
          const { name, email, handle, account, passkey } = sent ?? {};
          const input = PasskeySignUp.safeParse({ name, email, handle, account, passkey });
          return opening(request, input, signUpByPasskey);
        },
      }),
      ...providersOf(),
    ],
    callbacks: {
      async signIn({ user, account, profile }) {
        return account?.type === "oauth" ? cameFrom(toldBy(account, profile, user), user, await auth()) : true;
      },
      jwt({ token, user }) {
        if (user) token.sid = (user as { sid?: string }).sid;
        return token;
      },
      session({ session, token }) {
        return Object.assign(session, { user: undefined, [SID]: token.sid });
      },
    },
    events: {
      async signOut({ token }) {
        if (typeof token?.sid === "string") await endSession(anonymousContext(new Headers()), token.sid);
      },
    },
  };
}

/** Which session a cookie is of: for `auth` alone, a symbol goes into no answer. */
const SID = Symbol("session");

type Parsed<T> = { success: true; data: T } | { success: false };
type Opened = { id: string; name: string; email: string; sid: string };

/** Opens a session by one way of signing in. What the page shows is told by an error's message, as the library has it. */
async function opening<T>(
  request: { headers?: Record<string, unknown> },
  input: Parsed<T>,
  open: (ctx: Context, input: T, browser: Browser) => Promise<SignedIn>,
): Promise<Opened | null> {
  if (!input.success) return null;
  const headers = new Headers(request.headers as Record<string, string>);
  const browser = { cookie: await deviceCookie(), userAgent: headers.get("user-agent") };
  try {
    const { device, sessionId, userId, name, email } = await open(anonymousContext(headers), input.data, browser);
    await keepDevice(device);
    await keepHalfIn(null);
    return { id: userId, name, email, sid: sessionId };
  } catch (error) {
    if (error instanceof SecondStepNeeded) {
      await keepHalfIn(error.cookie);
      throw new Error(SECOND_STEP);
    }
    const refusal = asDomainError(error);
    if (refusal.code === "unauthorized") return null;
    throw new Error(refusal.extras.details?.[0] ? `This ${refusal.extras.details[0].message}.` : refusal.message);
  }
}

/** What session cookies are encrypted with, the present secret first. */
const sessionSecrets = () => acceptedKeys("browser-session").map((key) => key.toString("base64url"));

/** Reads a session cookie that any accepted secret made; the library writes them with the present one. */
export async function openSession(params: JWTDecodeParams): Promise<JWT | null> {
  for (const secret of sessionSecrets()) {
    const token = await decode({ ...params, secret }).catch(() => null);
    if (token) return token;
  }
  return null;
}

/**
 * The signed-in user of the present request, or `null`. Server components, actions and Next's own handlers only. Throws while the
 * database is away: the library would take a failure in its callbacks for nobody, and let go of the cookie.
 */
export async function auth(): Promise<SessionUser | null> {
  await headers(); // marks the page as made per request, before anything needs the secret
  const session = (await getServerSession(authOptions())) as { [SID]?: unknown } | null;
  const sid = session?.[SID];
  return typeof sid === "string" ? findSession(sid, currentDate()) : null;
}
