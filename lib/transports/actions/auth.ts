import { headers } from "next/headers";
import type { NextAuthOptions } from "next-auth";
import { getServerSession } from "next-auth";
import { decode, type JWT, type JWTDecodeParams } from "next-auth/jwt";
import CredentialsProvider from "next-auth/providers/credentials";
import { SignIn } from "@/lib/contracts/people/accounts";
import { env } from "@/lib/core/env";
import { acceptedKeys } from "@/lib/core/seal";
import { endSession, findSession, SESSION_DAYS, type SessionUser, signIn } from "@/lib/domain/people/accounts/sign-in";
import { asDomainError } from "@/lib/transports/http/respond";
import { anonymousContext } from "./anonymous-context";
import { deviceCookie, keepDevice } from "./device-cookie";

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
        async authorize(sent, request) {
          const input = SignIn.safeParse({ email: sent?.email ?? "", password: sent?.password ?? "" });
          if (!input.success) return null;
          try {
            const opened = await signIn(
              anonymousContext(new Headers(request.headers as Record<string, string>)),
              input.data,
              await deviceCookie(),
            );
            await keepDevice(opened.device);
            return { id: opened.userId, name: opened.name, email: opened.email, sid: opened.sessionId };
          } catch (error) {
            const refusal = asDomainError(error);
            if (refusal.code === "unauthorized") return null;
            throw new Error(refusal.message);
          }
        },
      }),
    ],
    callbacks: {
      jwt({ token, user }) {
        if (user) token.sid = (user as { sid?: string }).sid;
        return token;
      },
      async session({ session, token }) {
        const known = typeof token.sid === "string" ? await findSession(token.sid, new Date()) : null;
        return Object.assign(session, { user: undefined, known });
      },
    },
    events: {
      async signOut({ token }) {
        if (typeof token?.sid === "string") await endSession(anonymousContext(new Headers()), token.sid);
      },
    },
  };
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

/** The signed-in user of the present request, or `null`. Server components, actions and Next's own handlers only. */
export async function auth(): Promise<SessionUser | null> {
  await headers(); // marks the page as made per request, before anything needs the secret
  const session = (await getServerSession(authOptions())) as { known?: SessionUser | null } | null;
  return session?.known ?? null;
}
