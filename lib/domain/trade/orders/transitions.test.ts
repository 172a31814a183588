import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ORDER_STATUSES } from "@/lib/contracts/trade/orders/orders";
import { drawOrders } from "./reading/drawing";
import { sourcesOf, TRANSITIONS } from "./transitions";
import { canReview } from "./work/review-window";

describe("the order's states", () => {
  it("are exactly those of the contract, each step once and somebody's", () => {
    const named = new Set(TRANSITIONS.flatMap(({ from, to }) => [from, to]));
    expect([...named].sort()).toEqual([...ORDER_STATUSES].sort());
    expect(new Set(TRANSITIONS.map(({ from, to }) => `${from} ${to}`)).size).toBe(TRANSITIONS.length);
    for (const step of TRANSITIONS) expect(Object.keys(step.by), `${step.from} ${step.to}`).not.toEqual([]);
  });

  it("reach PAID and REFUNDED by the processor's word alone", () => {
    expect(sourcesOf("PAID")).toEqual(["CHECKOUT_OPEN", "DISPUTED"]);
    for (const mover of ["buyer", "creator", "system", "operator"] as const) {
      expect(sourcesOf("PAID", mover)).toEqual([]);
      expect(sourcesOf("REFUNDED", mover)).toEqual([]);
    }
    for (const status of ORDER_STATUSES)
      if (status !== "CHECKOUT_OPEN") expect(sourcesOf(status), status).not.toEqual([]);
  });

  it("never leave EXPIRED or REFUNDED", () => {
    expect(TRANSITIONS.filter(({ from }) => from === "EXPIRED" || from === "REFUNDED")).toEqual([]);
  });

  it("are those of the picture in the docs (npm run orders:draw)", () => {
    expect(readFileSync("docs/orders.md", "utf8")).toContain(drawOrders());
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
