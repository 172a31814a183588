import { describe, expect, it } from "vitest";
import { AGENT_TOOLS } from "@/lib/contracts/agents/agent-tools";
import { DEFAULT_LIMITS } from "@/lib/contracts/agents/form-limits";
import { AGENT_TOOLBOX, agentTool } from "../registry";
import { embeddedPlanner, previewPlan } from "./embedded";
import type { Task } from "./planner";

const PROD = "prod_01k5s3v9n6e8wbr4q2ycx7th0d";
const CALLBACK = "https://agent.example.com/cb";

function task(text: string, { tools = [...AGENT_TOOLS] as string[], instructions = "" } = {}): Task {
  const brief = { instructions, model: "embedded", tools, limits: DEFAULT_LIMITS };
  return { text, brief, now: new Date("2026-11-20T09:30:00.000Z") };
}

const LOGO = { query: "logo designer" };

/** Intents, and the calls that are made of them: each tool with its arguments. */
const PLANS: [string, ...[string, Record<string, unknown>][]][] = [
  ["Find a logo designer under $500", ["get_marketplace_offerings", { ...LOGO, maxPriceCents: 49_999 }]],
  [
    "Find a logo designer for at most $500 and a copywriter for at most $90",
    ["get_marketplace_offerings", { ...LOGO, maxPriceCents: 50_000 }],
    ["get_marketplace_offerings", { query: "copywriter", maxPriceCents: 9_000 }],
  ],
  [
    "Find me the top 3 logo designers with a trust score over 70",
    ["find_creators", { query: "logo designers", maxResults: 3, minTrustScore: 70 }],
  ],
  ["Find a photographer but do not book anyone yet", ["find_creators", { query: "photographer" }]],
  ["find creators", ["find_creators", {}]],
  ["Tell me about @harbour-type", ["get_creator", { handle: "harbour-type" }]],
  ["What does @harbour-type charge for a logo?", ["list_creator_offers", { handle: "harbour-type" }]],
  [
    `Order ${PROD} from @harbour-type, up to $80`,
    ["list_creator_offers", { handle: "harbour-type" }],
    [
      "create_order",
      {
        handle: "harbour-type",
        productId: PROD,
        tierId: "{{steps.1.offers.0.packages.0.tier_id}}",
        maxPriceCents: 8_000,
      },
    ],
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
    ["submit_intent_brief", { brief: "A three minute explainer video about tide gauges.", budgetCents: 400_000 }],
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

  it("says of an order under which conditions it is made, and what no step can check", () => {
    const order = previewPlan(task("Order the brand audit from @demo, at most $200"));
    expect(order.steps.at(-1)?.why).toContain("at $200 or less, add-ons included");
    const search = previewPlan(task("Find a bookkeeper in Oslo who speaks German"));
    expect(search.unchecked).toEqual(["“who speaks German”", "“in Oslo”"]);
  });

  it.each(["asdf qwer", "hello", "@", "42", "?".repeat(4_000)])("says plainly that it cannot: %s", (text) => {
    const plan = previewPlan(task(text));
    expect(plan).toMatchObject({ steps: [], estimatedAtomic: 0, obstacleCode: "unsupported_intent" });
    expect(plan.obstacle).toBeTruthy();
  });

  it("names the tool that the agent may not use", () => {
    const tools = ["find_creators", "list_creator_offers"];
    const { obstacle, obstacleCode } = previewPlan(task("Order the brand audit from @demo", { tools }));
    expect(obstacle).toContain("create_order");
    expect(obstacleCode).toBe("tool_not_allowed");
  });

  it("takes limits from the standing orders where the intent has none", () => {
    const instructions = "Only creators with a trust score of at least 60. At most 5 results.";
    const [own] = previewPlan(task("Find a logo designer", { instructions })).steps;
    expect(own?.arguments).toEqual({ ...LOGO, minTrustScore: 60, maxResults: 5 });
    const [asked] = previewPlan(task("Find a logo designer, trust over 80", { instructions })).steps;
    expect(asked?.arguments).toEqual({ ...LOGO, minTrustScore: 80, maxResults: 5 });
  });

  it("acts under no standing order that it cannot check, and says so of a search", () => {
    const instructions = "You are a scout. Only people who work in Norway.";
    expect(previewPlan(task("Order the brand audit from @demo", { instructions })).obstacle).toContain("Norway");
    expect(previewPlan(task("Find a logo designer", { instructions })).unchecked.join()).toContain("Norway");
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
  const step = (tool: string, result: unknown) => ({
    n: 1,
    tool,
    arguments: {},
    why: "",
    state: "DONE" as const,
    text: "found",
    result,
  });
  const PACKAGES = [
    { tier_id: "l", name: "Large", price_cents: 90_000 },
    { tier_id: "s", name: "Small", price_cents: 20_000 },
    { tier_id: "m", name: "Medium", price_cents: 40_000 },
  ];
  const ADDONS = [{ addon_id: "rush", name: "Rush", price_cents: 5_000 }];
  const LOGOS = { product_id: PROD, name: "Logo", packages: PACKAGES, addons: ADDONS };

  it("orders exactly what was named, and nothing above the limit", async () => {
    const offers = step("list_creator_offers", { display_name: "Ada", offers: [LOGOS] });
    const order = (text: string) => embeddedPlanner(task(text), [offers], never);
    const made = { tool: "create_order", arguments: { handle: "ada", productId: PROD, tierId: "m" } };
    expect(await order("Order the medium logo from @ada")).toMatchObject(made);
    expect(await order("Order the medium logo from @ada with rush, at most $450")).toMatchObject({
      arguments: { tierId: "m", addonIds: ["rush"] },
    });
    expect(await order("Order the cheapest logo from @ada")).toMatchObject({ arguments: { tierId: "s" } });
    const refused = { kind: "failed", error: { code: "unsupported_intent" } };
    for (const text of [
      "Order the logo from @ada",
      "Order the medium logo from @ada with rush, at most $449",
      "Order the large logo from @ada under $900",
      "Order the huge logo from @ada",
      "Order the medium logo from @ada in blue",
      "Order two medium logos from @ada",
    ]) {
      expect(await order(text), text).toMatchObject(refused);
    }
  });

  it("asks for what is cheaper until there is nothing, where the answer may not be all", async () => {
    const one = (i: number) => ({
      ...{ name: "Logo", price_cents: 9_000 - i, creator: { handle: `c${i}`, trust_score: 50 } },
      product_id: `prod_${i}`,
    });
    const full = step("get_marketplace_offerings", { offerings: Array.from({ length: 50 }, (_, i) => one(i)) });
    const next = await embeddedPlanner(task("Order the cheapest logo"), [full], never);
    expect(next).toMatchObject({ tool: "get_marketplace_offerings", arguments: { maxPriceCents: 8_950 } });
    const rest = { ...step("get_marketplace_offerings", { offerings: [one(60)] }), n: 2 };
    const last = await embeddedPlanner(task("Order the cheapest logo"), [full, rest], never);
    expect(last).toMatchObject({ tool: "create_order", arguments: { handle: "c60", productId: "prod_60" } });
  });

  it("checks a price on the people it may look for, where the agent may not search what is on sale", async () => {
    const tools = ["find_creators"];
    const people = [90_000, null, 50_000].map((price, i) => ({
      handle: `c${i}`,
      display_name: "",
      from_price_cents: price,
    }));
    const found = step("find_creators", { creators: people });
    const next = await embeddedPlanner(task("Find a logo designer, at most $500", { tools }), [found], never);
    expect(next).toMatchObject({ kind: "done", output: { data: { creators: [{ handle: "c2" }] } } });
    expect(next.kind === "done" && next.output.text).toContain("1 of 3 creators start at $500 or less: @c2");
  });

  it("fails with what a tool said: a refusal is the tool's, a name that is not there the intent's", async () => {
    const failed = (code: string) => ({
      ...step("find_creators", { code }),
      state: "FAILED" as const,
      text: "Try later.",
    });
    const message = "find_creators: Try later.";
    expect(await embeddedPlanner(task("Find a logo designer"), [failed("rate_limit_exceeded")], never)).toMatchObject({
      error: { code: "tool_failed", message },
    });
    expect(await embeddedPlanner(task("Find a logo designer"), [failed("not_found")], never)).toMatchObject({
      error: { code: "unsupported_intent", understood: ["Search for creators for “logo designer”"] },
    });
  });
});

describe("the toolbox", () => {
  it("is the vocabulary of the contract: each name is a tool, each tool has a name there", () => {
    expect(AGENT_TOOLBOX.map(({ name }) => name).sort()).toEqual([...AGENT_TOOLS].sort());
  });
});
