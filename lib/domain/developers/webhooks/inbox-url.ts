import { type Env, env } from "@/lib/core/env";

const PATH = "/api/inbox/";
/** What `randomToken(24)` makes. */
const TOKEN = /^[A-Za-z0-9_-]{32}$/;

/** The address at which an inbox takes deliveries. */
export function inboxUrl(token: string, e: Env = env()): string {
  return `${e.BASE_URL}${PATH}${token}`;
}

/** Whether a URL is an inbox of this very service: the one place of our own network that deliveries may always reach. */
export function isInboxUrl(url: string, e: Env = env()): boolean {
  const start = `${e.BASE_URL}${PATH}`;
  return url.startsWith(start) && TOKEN.test(url.slice(start.length));
}
