import { invalidField } from "@/lib/core/errors";

const REFUSAL = "must be a path on this site, such as /orders";

/**
 * A relative path on our own host, or a `validation_error`. Refuses schemes, `//host`, backslashes, control characters and encoded
 * forms of them: whatever a browser would take for another origin.
 */
export function safeSuccessPath(path: string, base: string): string {
  if (!/^\/(?![/\\])[\x21-\x7e]*$/.test(path) || path.includes("\\")) throw invalidField("success_path", REFUSAL);
  let decoded = path;
  for (let round = 0; round < 3; round++) {
    try {
      decoded = decodeURIComponent(decoded);
    } catch {
      throw invalidField("success_path", REFUSAL);
    }
    if (/^\/[/\\]/.test(decoded) || decoded.includes("\\") || /[\p{Cc}\p{Cf}]/u.test(decoded)) {
      throw invalidField("success_path", REFUSAL);
    }
  }
  const resolved = new URL(path, base);
  if (resolved.origin !== new URL(base).origin || resolved.pathname.startsWith("//"))
    throw invalidField("success_path", REFUSAL);
  return resolved.pathname + resolved.search;
}
