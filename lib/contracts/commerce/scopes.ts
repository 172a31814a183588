import { isScope, type Scope } from "../scopes";

/** What a person lets a platform do by the commerce protocol's names, and what that is here. */
export const COMMERCE_SCOPES = {
  "dev.ucp.shopping.checkout:manage": "purchases:write",
  "dev.ucp.shopping.order:read": "purchases:read",
} as const satisfies Record<string, Scope>;

type CommerceScope = keyof typeof COMMERCE_SCOPES;

/** The scope that a name stands for, ours or the protocol's; undefined for neither. */
export function scopeOf(name: string): Scope | undefined {
  if (isScope(name)) return name;
  return isCommerceScope(name) ? COMMERCE_SCOPES[name] : undefined;
}

export function isCommerceScope(name: string): name is CommerceScope {
  return Object.hasOwn(COMMERCE_SCOPES, name);
}

/** The protocol's name of a scope, where it has one. */
export function commerceNameOf(scope: string): string {
  const named = Object.entries(COMMERCE_SCOPES).find(([, ours]) => ours === scope);
  return named?.[0] ?? scope;
}
