import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { expect, it } from "vitest";
import { makeCreator } from "@/db/factories";
import { consenting, makeTokens } from "@/db/factories/oauth";
import { makeSeller, sell } from "@/lib/domain/trade/orders/testing";
import { withService } from "./testing";

const service = withService();

async function connected(headers: Record<string, string> = {}): Promise<Client> {
  const client = new Client({ name: "completing", version: "1" });
  await client.connect(new StreamableHTTPClientTransport(new URL(service().url), { requestInit: { headers } }));
  return client;
}

it("completes what may be asked of a prompt, and the handles of discoverable creators", async () => {
  const client = await connected();
  const ref = { type: "ref/prompt" as const, name: "hire_a_creator" };
  const need = await client.complete({ ref, argument: { name: "need", value: "logo" } });
  expect(need.completion.values).toContain("Logo design");
  expect((await client.complete({ ref, argument: { name: "need", value: "" } })).completion).toMatchObject({
    hasMore: true,
    total: 359,
  });
  expect((await client.complete({ ref, argument: { name: "deadline", value: "in t" } })).completion.values).toEqual([
    "in two weeks",
  ]);
  await makeCreator({ handle: "quillon-works", displayName: "Quillon", mcpDiscoverable: true });
  await makeCreator({ handle: "quillon-hidden", displayName: "Quillon", mcpDiscoverable: false });
  const uri = { type: "ref/resource" as const, uri: "creator://{handle}" };
  const handles = await client.complete({ ref: uri, argument: { name: "handle", value: "quill" } });
  expect(handles.completion.values).toEqual(["quillon-works"]);
  await client.close();
});

it("completes the orders of a connected app's person, and nobody else's", async () => {
  const person = await makeCreator();
  const seller = await makeSeller();
  const { id } = await sell(seller, { buyerUserId: person.userId });
  const { id: foreign } = await sell(seller);
  const { access_token } = await makeTokens(await consenting(person), {
    scopes: ["purchases:read"],
    resource: "/api/mcp",
  });
  const asked = {
    ref: { type: "ref/resource" as const, uri: "order://{order_id}" },
    argument: { name: "order_id", value: "ord_" },
  };
  const client = await connected({ authorization: `Bearer ${access_token}` });
  const { values } = (await client.complete(asked)).completion;
  expect([values.includes(id), values.includes(foreign)]).toEqual([true, false]);
  await client.close();
  const anybody = await connected();
  await expect(anybody.complete(asked)).rejects.toMatchObject({ code: -32602 });
  await anybody.close();
});

it("refuses what there is not", async () => {
  const client = await connected();
  const asked = { argument: { name: "nothing", value: "" } };
  for (const ref of [
    { type: "ref/prompt" as const, name: "hire_a_creator" },
    { type: "ref/prompt" as const, name: "unknown" },
    { type: "ref/resource" as const, uri: "creator://{handle}" },
  ])
    await expect(client.complete({ ref, ...asked })).rejects.toMatchObject({ code: -32602 });
  await client.close();
});
