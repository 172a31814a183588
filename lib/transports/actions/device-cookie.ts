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
  (await cookies()).set(NAME, value, {
    httpOnly: true,
    sameSite: "lax",
    secure: env().BASE_URL.startsWith("https:"),
    maxAge: DEVICE_DAYS * 86_400,
    path: "/",
  });
}

const HALF_IN = "guildhall.half-in";

/** Who has taken the first of two steps of signing in, in this browser. */
export async function halfInCookie(): Promise<string | undefined> {
  return (await cookies()).get(HALF_IN)?.value;
}

/** Keeps who has taken the first step, for ten minutes; forgets it without a value. In actions and route handlers only. */
export async function keepHalfIn(value: string | null): Promise<void> {
  (await cookies()).set(HALF_IN, value ?? "", {
    httpOnly: true,
    sameSite: "lax",
    secure: env().BASE_URL.startsWith("https:"),
    maxAge: value === null ? 0 : 600,
    path: "/",
  });
}
