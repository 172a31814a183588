import { isScope, type Scope } from "@/lib/contracts/scopes";

/** What a request without `scope` asks for (RFC 6749, 3.3): enough to know whose grant it is. */
const DEFAULT_SCOPES: readonly Scope[] = ["identity:read"];

/** The scopes in a `scope` parameter, each once; the default without one; `null` when one is unknown. */
export function parseScope(text: string | undefined): Scope[] | null {
  const names = (text ?? "").split(" ").filter(Boolean);
  if (names.length === 0) return [...DEFAULT_SCOPES];
  const known = names.filter(isScope);
  return known.length === names.length ? [...new Set(known)] : null;
}
