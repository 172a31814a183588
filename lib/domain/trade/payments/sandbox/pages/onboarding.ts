import { notFound } from "@/lib/core/errors";
import { mutate, reading } from "../mutate";
import { activateAccount } from "../resources/connect/accounts";
import { find, findLocked, save } from "../store";

export type OnboardingView =
  | { status: "open"; accountId: string; email: string | null; name: string | null; returnUrl: string }
  | { status: "expired"; refreshUrl: string };

/** What an onboarding link shows, or null when there is no such link. Links live five minutes and work once. */
export async function viewOnboarding(token: string, now = new Date()): Promise<OnboardingView | null> {
  const call = reading(now);
  const link = await find(call, "_link", token);
  if (link?.kind !== "onboarding") return null;
  const account = await find(call, "account", link.account);
  if (!account || link.used || link.expires_at <= call.now) return { status: "expired", refreshUrl: link.refresh_url };
  const { id, email, business_profile } = account;
  return { status: "open", accountId: id, email, name: business_profile.name ?? null, returnUrl: link.return_url };
}

/**
 * Submits the account holder's details and answers where to go next: the return URL, or the refresh URL of a link that
 * is spent. Throws `not_found` for an unknown link.
 */
export async function completeOnboarding(token: string, now = new Date()): Promise<string> {
  return mutate(now, async (call) => {
    const link = await findLocked(call, "_link", token);
    if (link?.kind !== "onboarding") throw notFound("This link");
    const account = await find(call, "account", link.account);
    if (!account || link.used || link.expires_at <= call.now) return link.refresh_url;
    await save(call, { ...link, used: true });
    await activateAccount(call, account.id);
    return link.return_url;
  });
}
