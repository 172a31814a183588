import { randomUUID } from "node:crypto";
import type { Target } from "./targets";

/** An agent of each token's creator that may search, found or made: its id, in the tokens' order. */
export async function agentsOf({ origin }: Target, tokens: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const token of tokens) ids.push(await agentOf(origin, token));
  return ids;
}

async function agentOf(origin: string, token: string): Promise<string> {
  const url = `${origin}/api/v1/agents`;
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const known = (await (await fetch(`${url}?limit=1`, { headers })).json()) as { data: { id: string }[] };
  if (known.data[0]) return known.data[0].id;
  const body = JSON.stringify({ name: "Bench", tools: ["find_creators"] });
  const made = await fetch(url, { method: "POST", headers: { ...headers, "idempotency-key": randomUUID() }, body });
  return ((await made.json()) as { id: string }).id;
}
