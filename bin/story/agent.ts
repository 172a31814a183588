import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";

type Offer = {
  product_id: string;
  name: string;
  kind: string;
  packages: { tier_id: string; name: string; price_cents: number }[];
  addons: { addon_id: string; name: string; price_cents: number }[];
};
type FoundCreators = { creators: { handle: string; tagline: string; trust_score: number; profile_url: string }[] };
type CreatorProfile = { handle: string; display_name: string; trust_score: number; offers: Offer[] };
export type OpenedOrder = {
  order_id: string;
  checkout_url: string;
  expires_at: string;
  amount_cents: number;
  currency: string;
};

export type Agent = {
  tools(): Promise<string[]>;
  findCreators(query: string): Promise<FoundCreators & { text: string }>;
  getCreator(handle: string): Promise<CreatorProfile & { text: string }>;
  createOrder(order: {
    handle: string;
    productId: string;
    tierId: string;
    addonIds: string[];
  }): Promise<OpenedOrder & { text: string }>;
  close(): Promise<void>;
};

/** An agent with the official client and nothing but HTTP: no key, no credential. */
export async function connectAgent(url: string, headers: Record<string, string> = {}): Promise<Agent> {
  const client = new Client({ name: "guildhall-story", version: "1.0.0" });
  await client.connect(new StreamableHTTPClientTransport(new URL("/api/mcp", url), { requestInit: { headers } }));
  const call = async <T>(name: string, args: Record<string, unknown>): Promise<T & { text: string }> => {
    const result = await client.callTool({ name, arguments: args });
    const content = result.content as { type: string; text?: string }[];
    const text = content.map((item) => item.text ?? "").join("\n");
    if (result.isError) throw new Error(`${name} was refused: ${text}`);
    return { ...(result.structuredContent as T), text };
  };
  return {
    tools: async () => (await client.listTools()).tools.map((tool) => tool.name),
    findCreators: (query) => call<FoundCreators>("find_creators", { query }),
    getCreator: (handle) => call<CreatorProfile>("get_creator", { handle }),
    createOrder: (order) => call<OpenedOrder>("create_order", order),
    close: () => client.close(),
  };
}
