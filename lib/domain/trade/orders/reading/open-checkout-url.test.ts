import { expect, it } from "vitest";
import type { Actor, Context } from "@/lib/core/context";
import { openCheckoutUrl } from "./open-checkout-url";

const checkoutUrl = "https://pay.example/cs_1";
const user = { kind: "user", userId: "usr_1", profileId: null, sessionId: "s", email: "ida@example.com" } as const;
const app = { kind: "credential" } as Actor;
const by = (actor: Actor) => ({ actor }) as Context;

it.each([
  ["the buyer themselves", user, "site", checkoutUrl],
  ["the buyer of what an app prepared", user, "mcp", checkoutUrl],
  ["who looks at their account", { ...user, viewedBy: { operatorId: "usr_2" } } as unknown as Actor, "site", null],
  ["an app, of what it prepared", app, "api", checkoutUrl],
  ["an app, of what the person opened", app, "site", null],
] as const)("where %s pays, while it waits for that", (_who, actor, source, url) => {
  const order = { source, buyerUserId: "usr_1", checkoutUrl };
  expect(openCheckoutUrl(by(actor), { ...order, status: "CHECKOUT_OPEN" })).toBe(url);
  expect(openCheckoutUrl(by(actor), { ...order, status: "PAID" })).toBeNull();
});

it("is no secret where a guest opened it, who has no cards here", () => {
  const order = { status: "CHECKOUT_OPEN", source: "site", buyerUserId: null, checkoutUrl } as const;
  expect(openCheckoutUrl(by(app), order)).toBe(checkoutUrl);
});
