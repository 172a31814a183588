import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { type NextStep, nextStepOf, type StepFacts } from "@/app/_parts/orders/workroom/next-step";
import { EXAMPLE_ORDER } from "@/lib/contracts/trade/orders/creator-orders";
import { BuyerOrder, type BuyerOrderView } from "@/lib/contracts/trade/orders/orders";
import { OrderStatusBadge } from "./status";
import { Standing, WhatComes } from "./thanks";

const MARA = { handle: "mara", display_name: "Mara" };
const ORDER = BuyerOrder.parse({ ...EXAMPLE_ORDER, creator: MARA });
const CALM = {
  cancel: { asked_at: null, reason: null, answer_by: null, declined: null, can_ask: true, ask_again_at: null },
  dispute: { open: false, decided_from: null, statements: [], proposals: [] },
  money: { currency: "usd", standing: "held", refunds: [], tip: null, can_tip: false },
} satisfies StepFacts["settling"];

function said(parts: Partial<BuyerOrderView>): string {
  const order = { ...ORDER, awaits_brief: false, ...parts };
  const names = { buyer: "The buyer", creator: MARA.display_name };
  const step: NextStep = nextStepOf({ order, settling: CALM, reviewable: false, names }, "buyer");
  return text(
    <>
      <Standing order={order} step={step} />
      <WhatComes order={order} href="/orders/ord_1" />
    </>,
  );
}

const text = (page: React.ReactNode) => renderToStaticMarkup(page).replace(/<[^>]+>/g, " ");

it("thanks for a payment, and begins with the answers where they are to come", () => {
  expect(said({ status: "PAID" })).toMatch(
    /Thank you\. Your order is paid\..*Mara does the work and marks it delivered/s,
  );
  const unanswered = said({ status: "PAID", awaits_brief: true });
  expect(unanswered).toContain("of your answers below");
  expect(unanswered).toMatch(/You answer what was asked\..*Mara does the work/s);
});

it("says later where the order stands, and nothing that is over", () => {
  const done = said({ status: "COMPLETED", closed_at: "2026-11-01T10:00:00.000Z" });
  expect(done).toContain("The order is done");
  for (const over of ["is paid", "delivers within", "What happens next", "72 hours to accept"])
    expect(done).not.toContain(over);
  expect(said({ status: "DELIVERED", accept_by: "2026-12-01T10:00:00.000Z" })).toMatch(
    /The work is here.*Until\s+1 Dec 2026, 10:00 UTC.*You accept it or ask for changes/s,
  );
  expect(said({ status: "REVISION_REQUESTED" })).toContain("delivers the next version");
  expect(said({ status: "REFUNDED" })).toContain("The amount was sent back");
});

it("an order that waits for its buyer does not say that it is in progress", () => {
  const badge = (parts: Partial<BuyerOrderView>, side?: "creator") =>
    text(<OrderStatusBadge order={{ ...ORDER, ...parts }} {...(side && { side })} />).trim();
  expect(badge({ status: "PAID", awaits_brief: true })).toBe("Waits for your answers");
  expect(badge({ status: "PAID", awaits_brief: true }, "creator")).toBe("Waits for answers");
  expect(badge({ status: "PAID", awaits_brief: false })).toBe("In progress");
  expect(badge({ status: "CANCELED", awaits_brief: true })).toBe("Canceled");
});
