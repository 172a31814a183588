import { createMCPClient } from "@ai-sdk/mcp";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { Tiktoken } from "js-tiktoken/lite";
import o200k from "js-tiktoken/ranks/o200k_base";
import { expect, it } from "vitest";
import { makeCreator, makeProduct } from "@/db/factories";
import { consenting, makeTokens } from "@/db/factories/oauth";
import { pay } from "@/lib/domain/trade/orders/testing";
import { LIMITS } from "@/lib/domain/trade/orders/testing-apps";
import { freshAddress, withService } from "./testing";

const MOST_CALLS = 5;
const MOST_TOKENS = 6_000;
const NEED = "brand identity for a bakery";
const BRIEF = "A mark, two colours and a sign for a bakery that opens in May.";

const service = withService();
const encoding = new Tiktoken(o200k);

type Answer = { text: string; data: Record<string, unknown> };
type Connection = { call: (name: string, args: object) => Promise<Answer>; close: () => Promise<void> };

async function official(headers: Record<string, string>): Promise<Connection> {
  const client = new Client({ name: "journey", version: "1.0.0" });
  await client.connect(new StreamableHTTPClientTransport(new URL(service().url), { requestInit: { headers } }));
  return {
    call: async (name, args) => answerOf(await client.callTool({ name, arguments: args as Record<string, unknown> })),
    close: () => client.close(),
  };
}

async function aiSdk(headers: Record<string, string>): Promise<Connection> {
  const client = await createMCPClient({ transport: { type: "http", url: service().url, headers } });
  const tools = await client.tools();
  return {
    call: async (name, args) => answerOf(await tools[name]?.execute(args as never, { toolCallId: name, messages: [] })),
    close: () => client.close(),
  };
}

function answerOf(result: unknown): Answer {
  const { isError, content, structuredContent } = result as {
    isError?: boolean;
    content: { type: string; text?: string }[];
    structuredContent: Record<string, unknown>;
  };
  const text = content.map((item) => item.text ?? "").join("\n");
  if (isError) throw new Error(text);
  return { text, data: structuredContent };
}

it.each([
  ["the official client", official],
  ["@ai-sdk/mcp", aiSdk],
] as const)(
  "from first contact to an order that is paid and briefed, by %s, in few calls and words",
  async (_name, connect) => {
    const { handle, profileId } = await makeCreator({ mcpDiscoverable: true, skills: [NEED], tagline: NEED });
    await makeProduct(profileId, { name: "Brand identity for a bakery", sellable: true });
    const scopes = ["purchases:read", "purchases:write"] as const;
    const { access_token } = await makeTokens(await consenting(), { resource: "/api/mcp", scopes, limits: LIMITS });
    const agent = await connect({ authorization: `Bearer ${access_token}`, ...freshAddress() });
    let [calls, tokens] = [0, 0];
    const call = async (tool: string, args: object) => {
      const { text, data } = await agent.call(tool, args);
      calls++;
      for (const said of [tool, JSON.stringify(args), text]) tokens += encoding.encode(said).length;
      // biome-ignore lint/suspicious/noExplicitAny: as an agent reads it
      return data as any;
    };
    const { creators } = await call("find_creators", { query: NEED, maxResults: 5 });
    expect(creators.map((one: { handle: string }) => one.handle)).toContain(handle);
    const { offers } = await call("list_creator_offers", { handle });
    const [{ product_id: productId, packages }] = offers;
    const tierId = packages[0].tier_id;
    const order = await call("create_order", { handle, productId, tierId, brief: BRIEF });
    const waiting = call("get_order_status", { orderHandle: order.order_handle, waitSeconds: 25 });
    // a person does, on the processor's page
    await pay(order.order_id);
    expect(await waiting).toMatchObject({ paid: true, approval: { kind: "checkout", status: "APPROVED" } });
    await agent.close();
    expect(calls).toBeLessThanOrEqual(MOST_CALLS);
    expect(tokens).toBeLessThanOrEqual(MOST_TOKENS);
  },
);
