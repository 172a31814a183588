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
