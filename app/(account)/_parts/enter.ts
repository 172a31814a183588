import { UNREACHABLE } from "@/app/_ui/feedback/unreachable";

/** Of a sign-in that the library refuses without saying more. */
const COMPLAINTS = {
  credentials: "The email address or the password is wrong.",
  "second-step": "It took too long. Go back and sign in again.",
  passkey: "This passkey was not accepted. Try again, or use another way.",
  "passkey-sign-up": "The account was not opened. Try again.",
};

/**
 * Opens a session in this browser. Answers what to tell the person when it was refused, `SECOND_STEP` when a code is wanted too, else
 * `null`.
 */
export function enter(email: string, password: string): Promise<string | null> {
  return openBy("credentials", { email, password });
}

/** Takes the second step. Answers what to tell the person when it was refused, else `null`. */
export function enterCode(code: string): Promise<string | null> {
  return openBy("second-step", { code });
}

/** Opens a session by what a passkey answered. Answers what to tell the person when it was refused, else `null`. */
export function enterByPasskey(passkey: string): Promise<string | null> {
  return openBy("passkey", { passkey });
}

/** Opens an account with a passkey, and a session. Answers what to tell the person when it was refused, else `null`. */
export function enterAsNew(
  sent: Record<"name" | "email" | "handle" | "account" | "passkey", string>,
): Promise<string | null> {
  return openBy("passkey-sign-up", sent);
}

async function openBy(way: keyof typeof COMPLAINTS, sent: Record<string, string>): Promise<string | null> {
  try {
    const { signIn } = await import("next-auth/react");
    // without one the library takes this page's address, and what a provider's refusal says in it for the answer
    const answer = await signIn(way, { callbackUrl: "/", ...sent, redirect: false });
    if (!answer) return UNREACHABLE;
    if (answer.error) return answer.error === "CredentialsSignin" ? COMPLAINTS[way] : answer.error;
    return answer.ok ? null : UNREACHABLE;
  } catch {
    return UNREACHABLE;
  }
}
