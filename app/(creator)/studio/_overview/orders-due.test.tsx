import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { TodayView } from "@/lib/domain/network/studio/view";
import { OrdersDue } from "./orders-due";

type Next = TodayView["orders"]["next"][number];
const NOW = new Date("2026-11-20T10:00:00.000Z");

function said(parts: Partial<Next>): string {
  const order: Next = {
    id: "ord_1",
    title: "A mark",
    buyer: "Robin",
    amount_cents: 48_000,
    status: "PAID",
    canceling: false,
    awaits_brief: false,
    due_at: null,
    ...parts,
  };
  const orders = { due: 1, late: 0, next: [order] };
  return renderToStaticMarkup(<OrdersDue orders={orders} now={NOW} />).replace(/<[^>]+>/g, " ");
}

it("an order without a date is neither due nor late", () => {
  const waits = said({ awaits_brief: true });
  expect(waits).toContain("Waits for the buyer");
  const changes = said({ status: "REVISION_REQUESTED" });
  for (const order of [waits, changes]) {
    expect(order).not.toContain("due");
    expect(order).not.toContain("Late");
  }
});

it("a date stands beside how far away it is", () => {
  expect(said({ due_at: "2026-12-09T03:00:00.000Z" })).toMatch(/In progress.*due\s+in 2 weeks\s*,\s+9 Dec 2026/s);
  expect(said({ due_at: "2026-11-18T03:00:00.000Z" })).toMatch(/Late.*2 days ago/s);
  const agreed = said({ status: "REVISION_REQUESTED", due_at: "2026-11-22T03:00:00.000Z" });
  expect(agreed).toMatch(/in 2 days/);
});
