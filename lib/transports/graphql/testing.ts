import { randomInt } from "node:crypto";
import { makeApiKey, makeCreator } from "@/db/factories";
import { ALL_SCOPES, type Scope } from "@/lib/contracts/scopes";
import { graphqlMount } from "./serving/http";

type Sent = { token?: string; variables?: object; headers?: Record<string, string>; ip?: string };

type GraphError = {
  message: string;
  path?: (string | number)[];
  extensions: Record<string, unknown> & { code: string; request_id: string };
};

// biome-ignore lint/suspicious/noExplicitAny: what a query answers is what the test asked for
export type Told = { data: any; errors?: GraphError[]; status: number; headers: Headers };

/** An address that no other test calls from. */
export function freshAddress(): string {
  return `198.18.${randomInt(256)}.${randomInt(1, 255)}`;
}

/** Calls the endpoint as a client does, without a socket. */
export async function ask(
  query: string,
  { token, variables, headers = {}, ip = freshAddress() }: Sent = {},
): Promise<Told> {
  const authorization = token ? { authorization: `Bearer ${token}` } : undefined;
  const request = new Request("http://localhost:3000/api/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": ip, ...authorization, ...headers },
    body: JSON.stringify({ query, variables }),
  });
  const response = await graphqlMount.POST(request);
  return { ...(await response.json()), status: response.status, headers: response.headers };
}

/** A creator with an API key: all scopes and the FREE plan unless told. */
export async function makeCaller(
  scopes: readonly Scope[] = ALL_SCOPES,
  parts: Parameters<typeof makeCreator>[0] = {},
  { livemode = true } = {},
) {
  const creator = await makeCreator(parts);
  const { token } = await makeApiKey(creator.profileId, [...scopes], { livemode });
  return { ...creator, token };
}
