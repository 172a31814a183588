import { env } from "@/lib/core/env";
import { sameSitePath } from "@/lib/core/values/same-site-path";

export type AccountParams = Promise<Record<string, string | string[] | undefined>>;

/**
 * Where the person wanted to go, from `next` (ours) or `callbackUrl` (the sign-in library's, absolute): a path of this site, or `null`
 * when there is none or it leads elsewhere.
 */
export function destination(params: Awaited<AccountParams>): string | null {
  const { BASE_URL } = env();
  const wanted = [params.next].flat()[0] ?? [params.callbackUrl].flat()[0]?.replace(BASE_URL, "");
  const path = wanted ? sameSitePath(wanted, BASE_URL) : null;
  return path && /^\/(sign-in|sign-up|forgot-password|reset-password|verify-email)\b/.test(path) ? null : path;
}

/** What an account is made for. */
export type Purpose = "buyer" | "creator" | "builder";

/** Where a person goes on whom the sign-up page finds signed in: where they wanted to, else to what they came for. */
export function onceSignedIn(purpose: Purpose, { handle }: { handle: string | null }, next: string | null): string {
  if (next) return next;
  if (purpose === "builder") return "/developers";
  if (purpose === "buyer") return "/";
  // the settings open a page for who has none
  return handle ? "/studio" : "/settings";
}

/** The link to one of the two pages that keeps the destination. */
export function accountHref(page: "/sign-in" | "/sign-up", next: string | null): string {
  return next ? `${page}?next=${encodeURIComponent(next)}` : page;
}
