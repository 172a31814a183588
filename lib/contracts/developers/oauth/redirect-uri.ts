import { z } from "zod";

/** The longest URI that an app may register, in characters. */
export const MAX_URI = 2_048;

const LOOPBACK = new Set(["127.0.0.1", "[::1]", "localhost"]);
const PRIVATE_SCHEME = /^[a-z][a-z0-9+-]*(?:\.[a-z0-9+-]+)+:$/;
/** What RFC 3986 (2) lets a URI be made of: no backslash, no quotes, no half escapes. */
const URI_TEXT = /^(?:[A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=]|%[0-9A-Fa-f]{2})+$/;
const LABEL = "[A-Za-z0-9_](?:[A-Za-z0-9_-]{0,61}[A-Za-z0-9_])?";
const HOST = new RegExp(`^(?:${LABEL}(?:\\.${LABEL})*|\\[[0-9A-Fa-f:.]+\\])$`);

/**
 * Where a browser may be sent with a code: https, http on this device, or an app's own scheme (RFC 8252, 7). No fragment, no
 * placeholders, and nothing that another reader than the browser could take for another host.
 */
export const RedirectUri = z
  .string()
  .max(MAX_URI, `use at most ${MAX_URI} characters`)
  .superRefine((uri, issues) => {
    const fault = redirectUriFault(uri);
    if (fault) issues.addIssue({ code: "custom", message: fault });
  });

function redirectUriFault(uri: string): string | null {
  if (!URI_TEXT.test(uri) || !URL.canParse(uri)) return "must be an absolute URI without spaces or backslashes";
  if (uri.includes("#")) return "must not have a fragment";
  const { protocol, hostname, username, password } = new URL(uri);
  if (username || password) return "must not carry a user name or password";
  if (/[/:](?:\.|%2e){1,2}(?:\/|$)/i.test(uri.replace(/\?.*$/, "")))
    return "must not have . or .. as a part of its path";
  if (PRIVATE_SCHEME.test(protocol)) return null;
  const local = protocol === "http:" && LOOPBACK.has(hostname);
  if (protocol !== "https:" && !local)
    return "must be https, http on a loopback address, or a scheme with a dot such as com.example.app:/callback";
  return isPlainHost(uri, hostname) ? null : "must name one host in full: no *, no empty part, no escapes";
}

/** Whether the host stands in the URI as the browser reads it. Browsers unescape names and turn `0x7f.1` into an address. */
function isPlainHost(uri: string, hostname: string): boolean {
  const written = /^https?:\/\/([^/?]+?)(?::\d{1,5})?(?:[/?]|$)/i.exec(uri)?.[1] ?? "";
  return HOST.test(written) && (written.startsWith("[") || written.toLowerCase() === hostname);
}
