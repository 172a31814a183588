import { describe, expect, it } from "vitest";
import { AGENT_TOOLS } from "@/lib/contracts/agent-tools";
import { DEFAULT_LIMITS } from "@/lib/contracts/agents";
import { AGENT_TOOLBOX, agentTool } from "../registry";
import { embeddedPlanner, previewPlan } from "./embedded";
import type { Task } from "./planner";

const PROD = "prod_01k5s3v9n6e8wbr4q2ycx7th0d";
const CALLBACK = "https://agent.example.com/cb";
const TOP = "{{steps.1.creators.0.handle}}";

function task(text: string, { tools = [...AGENT_TOOLS] as string[], instructions = "" } = {}): Task {
  const brief = { instructions, model: "embedded", tools, limits: DEFAULT_LIMITS };
  return { text, brief, now: new Date("2026-11-20T09:30:00.000Z") };
}

const LOGO = { query: "logo designer", category: "design-creative" };

/** Intents, and the calls that are made of them: each tool with its arguments. */
const PLANS: [string, ...[string, Record<string, unknown>][]][] = [
  ["Find a logo designer under $500", ["find_creators", LOGO]],
  [
    "Find me the top 3 logo designers with a trust score over 70",
    ["find_creators", { query: "logo designers", category: "design-creative", maxResults: 3, minTrustScore: 70 }],
  ],
  [
    "I need someone to edit a podcast, budget 1.5k",
    ["find_creators", { query: "edit podcast", category: "music-audio" }],
  ],
  [
    "a trusted photographer in Riga",
    ["find_creators", { query: "photographer riga", category: "photography-visual-arts", minTrustScore: 60 }],
  ],
  [
    "Find a photographer but do not book anyone yet",
    ["find_creators", { query: "photographer", category: "photography-visual-arts" }],
  ],
  ["Find somebody to hire for logo design", ["find_creators", { query: "logo design", category: "design-creative" }]],
  ["find creators", ["find_creators", {}]],
  ["Who is the best logo designer?", ["find_creators", LOGO], ["get_creator", { handle: TOP }]],
  [
    "Compare the best two UX researchers",
    ["find_creators", { query: "ux researchers", category: "design-creative", maxResults: 2 }],
    ["get_creator", { handle: TOP }],
    ["get_creator", { handle: "{{steps.1.creators.1.handle}}" }],
  ],
  ["Find a logo designer and list their packages", ["find_creators", LOGO], ["list_creator_offers", { handle: TOP }]],
  [
    "I want to hire a video editor",
    ["find_creators", { query: "video editor", category: "video-animation" }],
    ["list_creator_offers", { handle: TOP }],
    [
      "create_order",
      { handle: TOP, productId: "{{steps.2.offers.0.product_id}}", tierId: "{{steps.2.offers.0.packages.0.tier_id}}" },
    ],
  ],
  ["Tell me about @harbour-type", ["get_creator", { handle: "harbour-type" }]],
  ["What does @harbour-type charge for a logo?", ["list_creator_offers", { handle: "harbour-type" }]],
  [
    `Order ${PROD} from @harbour-type`,
    ["list_creator_offers", { handle: "harbour-type" }],
    [
      "create_order",
      {
        handle: "harbour-type",
        productId: "{{steps.1.offers.0.product_id}}",
        tierId: "{{steps.1.offers.0.packages.0.tier_id}}",
      },
    ],
  ],
  [
    "What is on sale for podcast editing under $300?",
    ["get_marketplace_offerings", { query: "podcast editing", category: "music-audio", maxPriceCents: 30_000 }],
  ],
  ["Search posts about typography by trusted authors", ["search_posts", { topic: "typography", minTrustScore: 60 }]],
  [
    "Read the best article on typography",
    ["search_posts", { topic: "typography" }],
    ["get_post", { handle: "{{steps.1.posts.0.creator.handle}}", slug: "{{steps.1.posts.0.slug}}" }],
  ],
  ["Read the post on-rates by @harbour-type", ["get_post", { handle: "harbour-type", slug: "on-rates" }]],
  [
    "Find pre-seed founders who are raising for climate sensors",
    ["find_founders", { query: "climate sensors", stage: "pre_seed", raisingOnly: true }],
  ],
  [
    `Introduce me to @ferrous: "We run 40 gauges." Answer to ${CALLBACK}`,
    ["request_intro", { handle: "ferrous", note: "We run 40 gauges.", callbackUrl: CALLBACK }],
  ],
  [
    'Submit a brief: "A three minute explainer video about tide gauges." budget $4,000',
    [
      "submit_intent_brief",
      { brief: "A three minute explainer video about tide gauges.", category: "video-animation", budgetCents: 400_000 },
    ],
  ],
  ["What are the refund rules?", ["get_marketplace_policies", {}]],
  [
    "Show my paid orders of the last 7 days",
    ["list_my_orders", { status: "PAID", from: "2026-11-14", to: "2026-11-20" }],
  ],
  ["List my products and my bookings", ["list_my_products", {}], ["list_my_bookings", {}]],
  ["How am I doing this month?", ["get_my_analytics", { from: "2026-11-01", to: "2026-11-20" }]],
  ["What did I earn since 2026-11-01?", ["get_my_analytics", { from: "2026-11-01" }]],
];

describe("previewPlan", () => {
  it.each(PLANS)("%s", (text, ...calls) => {
    const { steps, obstacle } = previewPlan(task(text));
    expect(obstacle).toBeNull();
    expect(steps.map(({ tool, arguments: args }) => [tool, args])).toEqual(calls);
    for (const [i, { n, why }] of steps.entries()) {
      expect(n).toBe(i + 1);
      expect(why.length).toBeGreaterThan(10);
    }
  });

  it.each(["make me a sandwich", "asdf qwer", "hello", "@", "42", "?".repeat(4_000)])(
    "says plainly that it cannot: %s",
    (text) => {
      const plan = previewPlan(task(text));
      expect(plan).toMatchObject({ steps: [], estimatedAtomic: 0 });
      expect(plan.obstacle).toContain("I could not tell what to do");
    },
  );

  it("names the tool that the agent may not use, and what a tool lacks", () => {
    expect(
      previewPlan(task("Hire a logo designer", { tools: ["find_creators", "list_creator_offers"] })).obstacle,
    ).toContain("create_order");
    const lacking = previewPlan(task("Introduce me to @ferrous")).obstacle;
    expect(lacking).toContain("quotation marks");
    expect(lacking).toContain("https URL");
  });

  it("takes limits from the standing orders where the intent has none", () => {
    const instructions = "Only creators with a trust score of at least 60. At most 5 results.";
    const [own] = previewPlan(task("Find a logo designer", { instructions })).steps;
    expect(own?.arguments).toEqual({ ...LOGO, minTrustScore: 60 });
    const [asked] = previewPlan(task("Find a logo designer, trust over 80", { instructions })).steps;
    expect(asked?.arguments).toEqual({ ...LOGO, minTrustScore: 80 });
  });

  it("estimates reads and writes by the price table", () => {
    expect(previewPlan(task("I want to hire a video editor")).estimatedAtomic).toBe(500 + 500 + 2_000);
  });

  it("only makes arguments that the tools' own schemas take", () => {
    for (const [text] of PLANS) {
      for (const step of previewPlan(task(text)).steps) {
        if (JSON.stringify(step.arguments).includes("{{")) continue;
        expect(agentTool(step.tool)?.input.safeParse(step.arguments).success, text).toBe(true);
      }
    }
  });
});

describe("embeddedPlanner", () => {
  const never = new AbortController().signal;
  const found = (...prices: (number | null)[]) => ({
    n: 1,
    tool: "find_creators",
    arguments: {},
    why: "",
    state: "DONE" as const,
    text: "found",
    result: { creators: prices.map((from_price_cents, i) => ({ handle: `c${i}`, from_price_cents })) },
  });

  it("goes on with the first hit within the price", async () => {
    const next = await embeddedPlanner(
      task("Who is the best logo designer under $500?"),
      [found(90_000, null, 50_000)],
      never,
    );
    expect(next).toMatchObject({ kind: "call", tool: "get_creator", arguments: { handle: "c2" }, costAtomic: 500 });
  });

  it("ends in words when nobody fits the price, and orders nothing", async () => {
    const next = await embeddedPlanner(task("Hire a logo designer under $100"), [found(90_000, 20_000)], never);
    expect(next).toMatchObject({ kind: "done", output: { data: { creators: [] } } });
    expect(next.kind === "done" && next.output.text).toContain("$200");
  });

  it("looks wider once when the words match nobody", async () => {
    const next = await embeddedPlanner(task("Find a logo designer"), [found()], never);
    expect(next).toMatchObject({ kind: "call", tool: "find_creators", arguments: { category: "design-creative" } });
    expect(next.kind === "call" && next.arguments.query).toBeUndefined();
  });

  it("orders the cheapest package that fits, never one above the limit", async () => {
    const packages = [
      { tier_id: "l", name: "Large", price_cents: 90_000 },
      { tier_id: "s", name: "Small", price_cents: 20_000 },
      { tier_id: "m", name: "Medium", price_cents: 40_000 },
    ];
    const offers = {
      ...found(),
      tool: "list_creator_offers",
      result: { offers: [{ product_id: PROD, name: "Logo", packages }] },
    };
    const order = (text: string) => embeddedPlanner(task(text), [offers], never);
    expect(await order("Order from @ada")).toMatchObject({
      tool: "create_order",
      arguments: { productId: PROD, tierId: "s" },
    });
    expect(await order("Order the medium package from @ada")).toMatchObject({ arguments: { tierId: "m" } });
    expect(await order("Order the large package from @ada under $500")).toMatchObject({ error: { code: "no_plan" } });
    expect(await order("Order from @ada for at most $50")).toMatchObject({
      kind: "failed",
      error: { code: "no_plan" },
    });
  });

  it("orders nothing where no offer is about what was asked for", async () => {
    const offers = {
      ...found(),
      n: 2,
      tool: "list_creator_offers",
      result: { offers: [{ product_id: PROD, name: "Brand audit", price_cents: 19_000 }] },
    };
    const next = await embeddedPlanner(task("I want to hire a logo designer"), [found(19_000), offers], never);
    expect(next).toMatchObject({ kind: "failed", error: { code: "no_plan" } });
    expect(next.kind === "failed" && next.error.message).toContain("“logo designer”");
  });

  it("fails with what a tool said", async () => {
    const refused = { ...found(), state: "FAILED" as const, result: null, text: "Try later." };
    const next = await embeddedPlanner(task("Find a logo designer"), [refused], never);
    expect(next).toMatchObject({
      kind: "failed",
      error: { code: "tool_failed", message: "find_creators: Try later." },
    });
  });
});

describe("the toolbox", () => {
  it("is the vocabulary of the contract: each name is a tool, each tool has a name there", () => {
    expect(AGENT_TOOLBOX.map(({ name }) => name).sort()).toEqual([...AGENT_TOOLS].sort());
  });
});
