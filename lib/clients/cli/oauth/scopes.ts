/**
 * What the commands need, except to buy: `purchases:write` has a person set limits, and is asked for by name. What is for API keys alone
 * (`keys:read`, `keys:write`) no sign-in through the browser is granted.
 */
export const COMMAND_SCOPES: readonly string[] = [
  "identity:read",
  "profile:write",
  "posts:read",
  "posts:write",
  "products:read",
  "products:write",
  "orders:read",
  "orders:write",
  "messages:read",
  "messages:write",
  "quotes:read",
  "quotes:write",
  "webhooks:read",
  "webhooks:write",
  "agents:read",
  "agents:write",
  "audit:read",
  "requests:read",
  "purchases:read",
];

/**
 * What to do when scopes are missing, with a space between them; `granted` are those of a sign-in through the browser by the command `login`, undefined where an API
 * key was used.
 */
export function adviceForScope(missing: string, granted: readonly string[] | undefined, login = "login"): string {
  if (missing.startsWith("keys:"))
    return "Only an API key has this scope: make one with it (`guildhall open keys`), then `guildhall login --token -`.";
  if (!granted) return "Use an API key that has this scope: `guildhall open keys` opens the page that makes them.";
  return `Sign in again: guildhall ${login} --scope ${[...new Set([...granted, ...missing.split(" ")])].join(" ")}`;
}
