/**
 * A path on our own host as the browser would resolve it (path and query, no fragment), or `null`. Refuses schemes, `//host`,
 * backslashes, control characters and encoded forms of them: whatever a browser would take for another origin.
 */
export function sameSitePath(path: string, base: string): string | null {
  if (!/^\/(?![/\\])[\x21-\x7e]*$/.test(path) || path.includes("\\")) return null;
  let decoded = path;
  for (let round = 0; round < 3; round++) {
    try {
      decoded = decodeURIComponent(decoded);
    } catch {
      return null;
    }
    if (/^\/[/\\]/.test(decoded) || decoded.includes("\\") || /[\p{Cc}\p{Cf}]/u.test(decoded)) return null;
  }
  const resolved = new URL(path, base);
  if (resolved.origin !== new URL(base).origin || resolved.pathname.startsWith("//")) return null;
  return resolved.pathname + resolved.search;
}
