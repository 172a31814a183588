import { cookies } from "next/headers";
import { env } from "@/lib/core/env";
import { DEVICE_DAYS } from "@/lib/domain/people/accounts/devices";

const NAME = "guildhall.device";

/** By what this browser is known to accounts that were signed in to on it. */
export async function deviceCookie(): Promise<string | undefined> {
  return (await cookies()).get(NAME)?.value;
}

/** Keeps what the browser is known by. In actions and route handlers only. */
export async function keepDevice(value: string): Promise<void> {
  await keep(NAME, value, DEVICE_DAYS * 86_400);
}

const HALF_IN = "guildhall.half-in";

/** Who has taken the first of two steps of signing in, in this browser. */
export async function halfInCookie(): Promise<string | undefined> {
  return (await cookies()).get(HALF_IN)?.value;
}

/** Keeps who has taken the first step, for ten minutes; forgets it without a value. In actions and route handlers only. */
export async function keepHalfIn(value: string | null): Promise<void> {
  await keepForTenMinutes(HALF_IN, value);
}

const LINK = "guildhall.link";

/** Whether this browser's person wants to be linked with a provider that they are on their way to. */
export async function linkCookie(): Promise<string | undefined> {
  return (await cookies()).get(LINK)?.value;
}

/** Keeps that wish for ten minutes; forgets it without a value. In actions and route handlers only. */
export async function keepLink(value: string | null): Promise<void> {
  await keepForTenMinutes(LINK, value);
}

const keepForTenMinutes = (name: string, value: string | null) => keep(name, value ?? "", value === null ? 0 : 600);

async function keep(name: string, value: string, maxAge: number): Promise<void> {
  const secure = env().BASE_URL.startsWith("https:");
  (await cookies()).set(name, value, { httpOnly: true, sameSite: "lax", secure, maxAge, path: "/" });
}
