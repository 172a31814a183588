import { issuer } from "../resource";

const LOOPBACK = /^http:\/\/(?:127\.0\.0\.1|\[::1\]|localhost)(?=[:/?]|$)/;
const LOOPBACK_LITERAL = /^http:\/\/(?:127\.0\.0\.1|\[::1\])(?=[:/?]|$)/;

/**
 * Whether a request may name this redirect URI: one of the registered, character by character (RFC 9700, 2.1). On a
 * loopback address literal the port is free, since an app takes what the system gives it (RFC 8252, 7.3); `localhost`
 * has no such freedom.
 */
export function redirectAllowed(registered: readonly string[], uri: string): boolean {
  if (registered.includes(uri)) return true;
  const bare = withoutPort(uri);
  return bare !== null && registered.some((known) => withoutPort(known) === bare);
}

/** Whether the answer goes to a program on the person's own device. */
export function isLoopback(uri: string): boolean {
  return LOOPBACK.test(uri) && URL.canParse(uri);
}

function withoutPort(uri: string): string | null {
  if (!LOOPBACK_LITERAL.test(uri) || !URL.canParse(uri)) return null;
  const [, origin, rest] = /^(http:\/\/(?:127\.0\.0\.1|\[::1\]))(?::\d{1,5})?((?:[/?].*)?)$/.exec(uri) ?? [];
  return origin === undefined ? null : `${origin}${rest}`;
}

/** The redirect URI with the answer in its query: `iss` always (RFC 9207), `state` when there was one. */
export function answerLocation(
  redirectUri: string,
  state: string | undefined,
  answer: { code: string } | { error: string; error_description: string },
): string {
  const location = new URL(redirectUri);
  for (const name of ["code", "error", "error_description", "state", "iss"]) location.searchParams.delete(name);
  for (const [name, value] of Object.entries(answer)) location.searchParams.set(name, value);
  if (state !== undefined) location.searchParams.set("state", state);
  location.searchParams.set("iss", issuer());
  return location.href;
}
