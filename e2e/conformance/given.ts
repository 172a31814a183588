import { makeProduct } from "@/db/factories";
import { makeAgent, makeRun } from "@/db/factories/agents";
import { makeFounder } from "@/db/factories/creator-records";
import { makePost } from "@/db/factories/posts";
import { testEndpoint } from "@/lib/domain/developers/webhooks/delivery/testing";
import { type Caller, makeCaller } from "../api/callers";

/** What the rows name in braces, as one creator has it. */
export type Given = Record<string, string>;

/** A creator whom tools show, on the plan that has everything, with one of each thing that a row speaks of. */
export async function makeRowOwner(): Promise<{ owner: Caller; given: Given }> {
  const owner = await makeCaller(undefined, { tier: "ENTERPRISE", mcpDiscoverable: true });
  const { profileId, handle } = owner.creator;
  const product = await makeProduct(profileId, { sellable: true });
  const { slug } = await makePost(profileId);
  await makeFounder(profileId);
  const agent = await makeAgent(profileId);
  const run = await makeRun(profileId, agent);
  const endpoint = await testEndpoint(profileId, "https://example.com/hooks");
  const tier = product.packages[0]?.slug ?? "";
  return { owner, given: { handle, slug, product: product.id, tier, agent, run, endpoint: endpoint.id } };
}

/** The same with `{name}` replaced, in a path or anywhere in a body. */
export function filled<T>(value: T, given: Given): T {
  const text = JSON.stringify(value).replace(/\{(\w+)\}/g, (all, name: string) => given[name] ?? all);
  return JSON.parse(text) as T;
}
