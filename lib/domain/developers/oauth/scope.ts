import { commerceNameOf, isCommerceScope, scopeOf } from "@/lib/contracts/commerce/scopes";
import type { ResourcePath } from "@/lib/contracts/developers/oauth/oauth";
import { isForApps, type Scope } from "@/lib/contracts/scopes";
import { resourceUri } from "./resource";

/** What a request without `scope` asks for (RFC 6749, 3.3): enough to know whose grant it is. */
const DEFAULT_SCOPES: readonly Scope[] = ["identity:read"];

/** The resource of tokens whose scopes have the commerce protocol's names. */
const COMMERCE: ResourcePath = "/api/ucp";

/** The scopes in a `scope` parameter, each once; the default without one; `null` when one is unknown. The commerce protocol's names count as what they stand for. */
export function parseScope(text: string | undefined): Scope[] | null {
  const names = namesIn(text);
  if (names.length === 0) return [...DEFAULT_SCOPES];
  const known = names.flatMap((name) => scopeOf(name) ?? []).filter(isForApps);
  return known.length === names.length ? [...new Set(known)] : null;
}

/** The first name in a `scope` parameter that no app can ask for. */
export function unknownScope(text: string | undefined): string | undefined {
  return namesIn(text).find((name) => {
    const scope = scopeOf(name);
    return !scope || !isForApps(scope);
  });
}

/** The resource of a request that names none: who asks in the commerce protocol's words means its endpoints. */
export function resourceFor(text: string | undefined): ResourcePath {
  return namesIn(text).some(isCommerceScope) ? COMMERCE : "/api/v1";
}

/** What the scopes of a token are called at the resource that it is for. */
export function namesAt(resource: string, scopes: readonly string[]): string[] {
  return resource === resourceUri(COMMERCE) ? scopes.map(commerceNameOf) : [...scopes];
}

function namesIn(text: string | undefined): string[] {
  return (text ?? "").split(" ").filter(Boolean);
}
