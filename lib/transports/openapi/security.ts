import type { Operation } from "@/lib/contracts/operation";
import { APP_SCOPES, isForApps, SCOPES } from "@/lib/contracts/scopes";
import { scopesOf } from "@/lib/transports/http/caller/authenticate";

const SCOPE_NAMES = Object.keys(SCOPES).join(", ");

/** The three shapes of a credential, all sent as `Authorization: Bearer`. Told in docs/guides/authentication.md. */
export function securitySchemes(baseUrl: string) {
  const tokenUrl = `${baseUrl}/api/oauth/token`;
  return {
    bearer: {
      type: "http" as const,
      scheme: "bearer",
      description: `An API key, for server-to-server calls. Each key carries the scopes it was made with: ${SCOPE_NAMES}.`,
    },
    oauth2: {
      type: "oauth2" as const,
      description: "An app acting for a creator: Authorization Code with PKCE (S256), access tokens of 15 minutes.",
      flows: {
        authorizationCode: {
          authorizationUrl: `${baseUrl}/oauth/authorize`,
          tokenUrl,
          refreshUrl: tokenUrl,
          scopes: Object.fromEntries(APP_SCOPES.map((scope) => [scope, SCOPES[scope]])),
        },
      },
    },
    bridge: {
      type: "http" as const,
      scheme: "bearer",
      description:
        "A marketplace bridge token. It carries every scope of apps until the date that the `Sunset` header tells.",
    },
  };
}

/** What an operation asks for: any one of the three, a key alone where its scope is for keys, or nothing where it is public. */
export function securityOf(operation: Operation): Record<string, string[]>[] {
  if (operation.scope === "public") return [];
  const scopes = scopesOf(operation);
  if (scopes.some((scope) => !isForApps(scope))) return [{ bearer: [] }];
  const apps = scopes.length > 0 ? scopes.map((scope) => ({ oauth2: [scope] })) : [{ oauth2: [] }];
  return [{ bearer: [] }, ...apps, { bridge: [] }];
}
