import { expect, it } from "vitest";
import { groupsOf, type Listed } from "./groups";

const order = (id: string, parts: Partial<Listed>) => ({
  ...({ status: "PAID", awaits_brief: false, due_proposal: null } as const),
  ...parts,
  id,
});
const later = { due_at: "2026-12-02T17:00:00.000Z", reason: "Ill.", proposed_at: "2026-11-20T09:30:00.000Z" };

it("shows first what waits for the buyer, then what was never paid, then the rest", () => {
  const shown = groupsOf([
    order("checkout", { status: "CHECKOUT_OPEN" }),
    order("at work", {}),
    order("delivered", { status: "DELIVERED" }),
    order("expired", { status: "EXPIRED" }),
    order("asked", { awaits_brief: true }),
    order("own date", { due_proposal: { ...later, proposed_by: "buyer" } }),
    order("their date", { due_proposal: { ...later, proposed_by: "creator" } }),
    order("another checkout", { status: "CHECKOUT_OPEN", awaits_brief: true }),
  ]);
  expect(shown.map(({ title, orders }) => [title, ...orders.map(({ id }) => id)])).toEqual([
    ["Your turn", "delivered", "asked", "their date"],
    ["Not paid", "checkout", "another checkout"],
    ["All others", "at work", "expired", "own date"],
  ]);
});

it("leaves out a group that nothing is in", () => {
  expect(groupsOf([order("at work", {})]).map(({ key }) => key)).toEqual(["others"]);
  expect(groupsOf([])).toEqual([]);
});
