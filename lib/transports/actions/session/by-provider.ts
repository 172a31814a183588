import { cookies, headers } from "next/headers";
import type { User } from "next-auth";
import type { Context } from "@/lib/core/context";
import { env } from "@/lib/core/env";
import { logger } from "@/lib/core/log";
import { enterByProvider } from "@/lib/domain/people/accounts/providers/enter";
import { linkIdentity, wantsLink } from "@/lib/domain/people/accounts/providers/link";
import type { Told } from "@/lib/domain/people/accounts/providers/told";
import { SecondStepNeeded, type SessionUser } from "@/lib/domain/people/accounts/signing-in/sign-in";
import { asDomainError } from "@/lib/transports/http/answering/respond";
import { anonymousContext } from "./anonymous-context";
import { deviceCookie, keepDevice, keepHalfIn, keepLink, linkCookie } from "./device-cookie";

/**
 * What becomes of somebody who comes back from a provider: linked with the account of this browser, where its owner asked for that;
 * else signed in, and `user` names the session. Answers true for a session, or the path to go on to, which says why there is none.
 */
export async function cameFrom(told: Told, user: User, present: SessionUser | null): Promise<true | string> {
  const sent = new Headers(await headers());
  const ctx = anonymousContext(sent);
  const wish = await linkCookie();
  const own = present ? actingAs(ctx, present) : null;
  if (own && wantsLink(own, told.provider, wish)) return link(own, told);
  try {
    const browser = { cookie: await deviceCookie(), userAgent: sent.get("user-agent") };
    const { sessionId, device, ...who } = await enterByProvider(ctx, told, browser);
    await keepDevice(device);
    await keepHalfIn(null);
    Object.assign(user, { id: who.userId, name: who.name, email: who.email, sid: sessionId });
    return true;
  } catch (error) {
    if (error instanceof SecondStepNeeded) {
      await keepHalfIn(error.cookie);
      return `/sign-in/code?callbackUrl=${encodeURIComponent(await wanted())}`;
    }
    return `/sign-in?error=${refusalOf(error)}`;
  }
}

async function link(ctx: Context, told: Told): Promise<string> {
  await keepLink(null);
  try {
    await linkIdentity(ctx, told);
    return "/settings/security";
  } catch (error) {
    return `/settings/security?error=${refusalOf(error)}`;
  }
}

function actingAs(ctx: Context, { userId, profileId, sessionId, email }: SessionUser): Context {
  return { ...ctx, actor: { kind: "user", userId, profileId, sessionId, email } };
}

/** As the pages tell them: the code alone goes through the address. */
function refusalOf(error: unknown): string {
  const { code, status } = asDomainError(error);
  if (status >= 500) logger().error({ err: error }, "signing in through a provider failed");
  return code;
}

/** Where the person wanted to go, as the sign-in library keeps it. */
async function wanted(): Promise<string> {
  const prefix = env().BASE_URL.startsWith("https:") ? "__Secure-" : "";
  return (await cookies()).get(`${prefix}next-auth.callback-url`)?.value ?? "/";
}
