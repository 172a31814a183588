import { UNREACHABLE } from "@/app/_ui/feedback/unreachable";

/** Leaves for a provider, to come back to `next`. Answers what to tell the person when that was not possible, else `null`. */
export async function leaveFor(provider: string, next: string): Promise<string | null> {
  try {
    const { signIn } = await import("next-auth/react");
    await signIn(provider, { callbackUrl: next });
    return null;
  } catch {
    return UNREACHABLE;
  }
}
