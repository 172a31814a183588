import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { EXAMPLE_ORDER, Order } from "@/lib/contracts/trade/orders/creator-orders";
import type { BoardCard } from "@/lib/domain/trade/orders/reading/board";
import { Columns } from "./columns";

const NOW = new Date("2026-11-20T10:00:00.000Z");

function said(parts: Partial<BoardCard>): string {
  const card: BoardCard = { ...Order.parse(EXAMPLE_ORDER), ...parts };
  const board = { PAID: [], REVISION_REQUESTED: [], DELIVERED: [], DISPUTED: [], [card.status]: [card] };
  return renderToStaticMarkup(<Columns board={board} now={NOW} />).replace(/<[^>]+>/g, "");
}

it("an order that waits for its buyer's answers does not read like one that changes were asked of", () => {
  const waits = said({ status: "PAID", awaits_brief: true, due_at: null });
  expect(waits).toContain("Waits for the buyer");
  expect(waits).not.toContain("Asked");
  expect(said({ status: "REVISION_REQUESTED", due_at: null })).toContain("Asked");
});

it("the day stands beside how far away it is", () => {
  expect(said({ due_at: "2026-12-11T09:41:17.000Z" })).toContain("Due in 3 weeks, 11 Dec 2026");
});
