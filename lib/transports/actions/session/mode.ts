import { cookies } from "next/headers";
import { env } from "@/lib/core/env";

const NAME = "guildhall.mode";
const DAYS = 7;

/** Whether this browser looks at test mode. Read here alone; who is not signed in is always live (`pageContext`). */
export async function choseTestMode(): Promise<boolean> {
  return (await cookies()).get(NAME)?.value === "test";
}

/** Keeps which mode this browser looks at: test mode for a week, then live again. In actions and route handlers only. */
export async function keepMode(mode: "live" | "test"): Promise<void> {
  (await cookies()).set(NAME, mode === "test" ? mode : "", {
    httpOnly: true,
    sameSite: "lax",
    secure: env().BASE_URL.startsWith("https:"),
    maxAge: mode === "test" ? DAYS * 86_400 : 0,
    path: "/",
  });
}
