import { createMCPClient } from "@ai-sdk/mcp";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { makeCreator, makeProduct } from "@/db/factories";
import { letIn, test } from "../console/oauth-app";
import { payByCard } from "../console/person";
import { Counted } from "../counted";
import { expect, freshAddress, freshWord } from "../fixtures";

test.use({ extraHTTPHeaders: { "x-forwarded-for": freshAddress() } });

type Answer = { isError?: boolean; content: { text?: string }[]; structuredContent: unknown };
type Connection = {
  call: (name: string, args: Record<string, unknown>) => Promise<unknown>;
  close: () => Promise<void>;
};
type Connect = (base: string, headers: Record<string, string>) => Promise<Connection>;

const official: Connect = async (base, headers) => {
  const client = new Client({ name: "story", version: "1.0.0" });
  await client.connect(new StreamableHTTPClientTransport(new URL("/api/mcp", base), { requestInit: { headers } }));
  return { call: (name, args) => client.callTool({ name, arguments: args }), close: () => client.close() };
};

const aiSdk: Connect = async (base, headers) => {
  const client = await createMCPClient({ transport: { type: "http", url: `${base}/api/mcp`, headers } });
  const tools = await client.tools();
  return {
    call: async (name, args) => tools[name]?.execute(args, { toolCallId: name, messages: [] }),
    close: () => client.close(),
  };
};

for (const [who, connect] of [
  ["the official client", official],
  ["@ai-sdk/mcp", aiSdk],
] as const)
  test(`${who} comes from first contact to an order that its person has paid, briefed, in few calls and words`, async ({
    page,
    baseURL,
    meet,
  }) => {
    const base = baseURL ?? "";
    const craft = freshWord("bakery lettering ");
    const seller = await makeCreator({ mcpDiscoverable: true, skills: [craft], tagline: craft });
    await makeProduct(seller.profileId, { name: craft, sellable: true });
    const { app } = await meet();
    const scope = "purchases:read purchases:write";
    const token = await letIn(page, app, { scope, resource: `${base}/api/mcp` });
    const headers = { authorization: `Bearer ${token}`, "x-forwarded-for": freshAddress() };
    const agent = await connect(base, headers);
    const counted = new Counted();
    const call = async (name: string, args: Record<string, unknown>) => {
      const { isError, content, structuredContent } = (await agent.call(name, args)) as Answer;
      const text = content.map((item) => item.text ?? "").join("\n");
      if (isError) throw new Error(text);
      counted.note(name, JSON.stringify(args), text);
      // biome-ignore lint/suspicious/noExplicitAny: as an agent reads it
      return structuredContent as any;
    };

    const { creators } = await call("find_creators", { query: craft, maxResults: 5 });
    expect(creators[0]).toMatchObject({ handle: seller.handle });
    const { offers } = await call("list_creator_offers", { handle: seller.handle });
    const [{ product_id: productId, packages }] = offers;
    const brief = "A mark, two colours and a sign for a bakery that opens in May.";
    const chosen = { handle: seller.handle, productId, tierId: packages[0].tier_id, maxPriceCents: 40_000 };
    const { order_handle: orderHandle } = await call("create_order", { ...chosen, brief });
    const waiting = call("get_order_status", { orderHandle, waitSeconds: 25 });
    await page.goto("/approvals");
    await expect(page.getByRole("article")).toContainText(brief);
    await page.getByRole("button", { name: "Approve and pay" }).click();
    await payByCard(page);
    const status = await waiting;
    const paid = status.paid ? status : await call("get_order_status", { orderHandle, waitSeconds: 25 });
    expect(paid).toMatchObject({ paid: true, approval: { status: "APPROVED" }, brief: { status: "SUBMITTED" } });
    counted.expectFew(who);
    await agent.close();
  });
