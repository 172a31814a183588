import { createHash } from "node:crypto";
import type { ResourcePath } from "@/lib/contracts/developers/oauth/oauth";
import type { Scope } from "@/lib/contracts/scopes";
import { type Actor, type Context, createContext } from "@/lib/core/context";
import { randomToken } from "@/lib/core/seal";
import { newId } from "@/lib/core/values/ids";
import { approve } from "@/lib/domain/developers/oauth/authorization/approve";
import { readParameters } from "@/lib/domain/developers/oauth/parameters";
import { resourceUri } from "@/lib/domain/developers/oauth/resource";
import { newOpaque } from "@/lib/domain/developers/oauth/secrets";
import { exchange } from "@/lib/domain/developers/oauth/tokens/exchange";
import type { TokenAnswer } from "@/lib/domain/developers/oauth/tokens/issue-tokens";
import { database } from "../client";
import * as schema from "../schema";
import { makeCreator } from "./index";

export const CALLBACK = "http://127.0.0.1/callback";

/** An app that registered itself, public unless `authMethod` says otherwise; answered at `CALLBACK`. */
export async function makeApp(
  parts: Partial<typeof schema.oauthClients.$inferInsert> = {},
): Promise<{ clientId: string; secret: string | undefined }> {
  const { authMethod = "none", id = newId("oac") } = parts;
  const secret = authMethod === "none" ? null : newOpaque("secret");
  await database()
    .insert(schema.oauthClients)
    .values({
      source: "dynamic",
      name: "An app for a test",
      redirectUris: [CALLBACK],
      secretHash: secret?.hash ?? null,
      secretPrefix: secret?.prefix ?? null,
      ...parts,
      id,
      authMethod,
    });
  return { clientId: id, secret: secret?.value };
}

type Person = { userId: string; profileId: string; email: string };

/** The context of a creator in a browser, a new one unless given. */
export async function consenting(
  creator?: Person,
  now = new Date(),
): Promise<Context & { actor: Extract<Actor, { kind: "user" }>; profileId: string }> {
  const { userId, profileId, email } = creator ?? (await makeCreator());
  const actor = { kind: "user", userId, profileId, sessionId: "test", email } as const;
  return { ...createContext({ actor, requestId: newId("req"), now }), actor, profileId };
}

/** The query of a good authorization request, with its verifier. `more` replaces parameters; null leaves one out. */
export function authorizationRequest(
  clientId: string,
  more: Record<string, string | null> = {},
): { verifier: string; query: URLSearchParams } {
  const verifier = randomToken();
  const parameters = {
    response_type: "code",
    client_id: clientId,
    redirect_uri: CALLBACK,
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
    state: "a state",
    ...more,
  };
  const sent = Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== null);
  return { verifier, query: new URLSearchParams(sent) };
}

/** A public app that a creator has let in, and its first tokens. */
export async function makeTokens(
  ctx: Context,
  {
    scopes = ["identity:read"],
    resource = "/api/v1",
    livemode = true,
    limits,
  }: {
    scopes?: readonly Scope[];
    resource?: ResourcePath;
    livemode?: boolean;
    limits?: Parameters<typeof approve>[2];
  } = {},
): Promise<TokenAnswer & { clientId: string }> {
  const { clientId } = await makeApp({ livemode });
  const asked = { scope: scopes.join(" "), resource: resourceUri(resource) };
  const { verifier, query } = authorizationRequest(clientId, asked);
  const code = new URL(await approve(ctx, query.toString(), limits)).searchParams.get("code") ?? "";
  const form = { grant_type: "authorization_code", code, code_verifier: verifier, redirect_uri: CALLBACK };
  const sent = readParameters(new URLSearchParams({ ...form, client_id: clientId }));
  return { clientId, ...(await exchange(ctx, { form: sent, authorization: null })) };
}
