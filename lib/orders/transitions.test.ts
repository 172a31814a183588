import { describe, expect, it } from "vitest";
import { ORDER_STATUSES } from "@/lib/contracts/orders";
import { canReview } from "./review-window";
import { sourcesOf, TRANSITIONS } from "./transitions";

describe("the order's states", () => {
  it("are exactly those of the contract, and lead only to states that exist", () => {
    expect(Object.keys(TRANSITIONS).sort()).toEqual([...ORDER_STATUSES].sort());
    for (const targets of Object.values(TRANSITIONS)) for (const to of targets) expect(ORDER_STATUSES).toContain(to);
  });

  it("reach PAID from an open checkout alone, and every state but the first from somewhere", () => {
    expect(sourcesOf("PAID")).toEqual(["CHECKOUT_OPEN"]);
    for (const status of ORDER_STATUSES)
      if (status !== "CHECKOUT_OPEN") expect(sourcesOf(status), status).not.toEqual([]);
  });

  it("never leave EXPIRED or REFUNDED", () => {
    expect([...TRANSITIONS.EXPIRED, ...TRANSITIONS.REFUNDED]).toEqual([]);
  });
});

describe("the review's window", () => {
  const paidAt = new Date("2026-03-01T00:00:00Z");
  const closedAt = new Date("2026-03-10T00:00:00Z");
  it.each([
    ["CHECKOUT_OPEN", null, "2026-03-02", false],
    ["PAID", null, "2026-03-02", true],
    ["DELIVERED", null, "2026-09-02", true],
    ["COMPLETED", closedAt, "2026-03-23T23:59:59Z", true],
    ["COMPLETED", closedAt, "2026-03-24", false],
  ] as const)("%s closed %s on %s: %s", (status, closed, now, open) => {
    const order = { status, closedAt: closed, paidAt: status === "CHECKOUT_OPEN" ? null : paidAt };
    expect(canReview(order, new Date(now))).toBe(open);
  });
});
