/**
 * A path on our own host as the browser would resolve it (path and query, no fragment), or `null`. Refuses schemes, `//host`,
 * backslashes, control characters and encoded forms of them: whatever a browser would take for another origin. An encoded query is
 * kept as it is: it says nothing about the origin, and may be another's (`state` of an authorization request). `allows` is asked of the
 * pathname in every form that decoding may give it.
 */
export function sameSitePath(path: string, base: string, allows = (_pathname: string) => true): string | null {
  if (!/^\/(?![/\\])[\x21-\x7e]*$/.test(path) || path.includes("\\")) return null;
  const resolved = resolve(path, base, allows);
  let [decoded = ""] = path.split(/[?#]/);
  for (let round = 0; round < 3; round++) {
    try {
      decoded = decodeURIComponent(decoded);
    } catch {
      return null;
    }
    if (/^\/[/\\]/.test(decoded) || decoded.includes("\\") || /[\p{Cc}\p{Cf}]/u.test(decoded)) return null;
    if (resolve(decoded, base, allows) === null) return null;
  }
  return resolved && resolved.pathname + resolved.search;
}

/** Dot segments may uncover a second slash: `/.//host` is the path `//host`. */
function resolve(path: string, base: string, allows: (pathname: string) => boolean): URL | null {
  const resolved = new URL(path, base);
  if (resolved.origin !== new URL(base).origin || resolved.pathname.startsWith("//")) return null;
  return allows(resolved.pathname) ? resolved : null;
}
