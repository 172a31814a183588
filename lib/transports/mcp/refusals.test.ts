import { describe, expect, it } from "vitest";
import { callTool, withService } from "./testing";

const service = withService();

async function refusal(name: string, args: Record<string, unknown>): Promise<string> {
  const { text, isError } = await callTool(service(), name, args);
  expect(isError).toBe(true);
  return text;
}

describe("a refusal of text", () => {
  it.each([
    ["submit_intent_brief", { brief: "short" }, /^brief: must have at least 20 characters\. /],
    ["submit_intent_brief", { brief: "" }, /^brief: must have at least 20 characters\. /],
    ["submit_intent_brief", { brief: "x".repeat(30), callbackUrl: "" }, /^callbackUrl: must not be empty\. /],
    ["search_posts", { maxResults: 0 }, /^maxResults: must be at least 1\. /],
  ])("%s %j says what the least is", async (name, args, expected) => {
    expect(await refusal(name, args)).toMatch(expected);
  });
});

describe("what is not found", () => {
  const ADVICE = "find_creators for valid handles";

  it.each([
    ["get_creator", { handle: "nobody-here" }],
    ["get_post", { handle: "nobody-here", slug: "notes" }],
  ])("by %s points to where handles are found", async (name, args) => {
    expect(await refusal(name, args)).toContain(ADVICE);
  });

  it("is not a creator when it is an order", async () => {
    const text = await refusal("get_order_status", { orderHandle: `ord_${"0".repeat(26)}.${"A".repeat(22)}` });
    expect(text).not.toContain("discovery");
    expect(text).not.toContain(ADVICE);
    expect(text).toMatch(/^No order has this handle\./);
  });
});

it("the rules of trade name the checkout's time in hours and minutes", async () => {
  const { text } = await callTool(service(), "get_marketplace_policies", {});
  expect(text).toContain("within 23 hours 55 minutes.");
  expect(text).not.toMatch(/\d\.\d+ hours/);
});
