import { expect, it } from "vitest";
import { paidText, standingLabel } from "./standing-text";

const CALM = { disputed: false, creator: "Maren Holt", refunds: [] };
const REFUND = {
  id: "ref",
  amount_cents: 1_000,
  status: "SENT",
  note: null,
  created_at: "2026-11-20T09:30:00.000Z",
} as const;

it("tells a buyer until when the money is held, and to whom it goes", () => {
  expect(paidText({ ...CALM, standing: "held" })).toBe("What you paid is held until you accept the delivery.");
  expect(paidText({ ...CALM, standing: "held", disputed: true })).toBe("What you paid is held until the dispute ends.");
  expect(paidText({ ...CALM, standing: "on_its_way" })).toBe("What you paid is on its way to Maren Holt.");
  expect(paidText({ ...CALM, standing: "paid_out", refunds: [REFUND] })).toBe(
    "What does not go back to you was paid out to Maren Holt.",
  );
  expect(paidText({ ...CALM, standing: "refunded", refunds: [REFUND] })).toBeNull();
});

it("promises nothing for an acceptance while a dispute is open", () => {
  expect(standingLabel("held", false)).toBe("Held until accepted");
  expect(standingLabel("held", true)).toBe("Held until the dispute ends");
  expect(standingLabel("on_its_way", false)).toBe("On its way");
});
