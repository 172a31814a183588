import { type Actor, type Context, createContext } from "@/lib/core/context";
import { newId } from "@/lib/core/values/ids";
import { signIn } from "./signing-in/sign-in";
import { signUp } from "./signing-in/sign-up";

export const NOW = new Date("2026-11-20T09:30:00.000Z");
export const PASSWORD = "a long enough password";

/** A moment after `NOW`. */
export const later = (ms: number) => new Date(NOW.getTime() + ms);
let address = 0;
/** Somebody whom nobody knows, from an address of their own. */
export const visitor = (now = NOW): Context =>
  createContext({
    actor: { kind: "anonymous" },
    requestId: newId("req"),
    ip: `198.18.2.${1 + (address++ % 254)}`,
    now,
  });

/** Somebody with a page, and browsers of theirs that signed in at `NOW`. */
export async function person() {
  const handle = `owner-${newId("usr").slice(-20).toLowerCase()}`;
  const email = `${handle}@example.com`;
  const account = await signUp(visitor(), { name: "Robin", email, password: PASSWORD, handle });
  const browser = async (now = NOW) => {
    const { sessionId } = await signIn(visitor(now), { email, password: PASSWORD });
    return (at = now): Context & { actor: Extract<Actor, { kind: "user" }> } => {
      const actor = { kind: "user", ...account, sessionId, email } as const;
      return { ...createContext({ actor, requestId: newId("req"), now: at }), actor };
    };
  };
  return { ...account, email, browser };
}

/** The code that an attempt is refused with. */
export const refusal = (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => "went through",
    (error) => error.code,
  );
