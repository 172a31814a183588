import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { OrderBriefView } from "@/lib/contracts/trade/orders/order-briefs";
import { ORDER_STATUSES } from "@/lib/contracts/trade/orders/orders";
import { BriefView } from "./brief-view";

const MISSING: OrderBriefView = {
  status: "MISSING",
  summary: "",
  requirements: [{ id: "name", label: "Your name", help: "", kind: "text", options: [], required: true }],
  answers: {},
  missing: ["name"],
  attachments: [],
  submitted_at: null,
  updated_at: null,
};

it("warns of answers that are still to come only as long as they are waited for", () => {
  const warned = ORDER_STATUSES.filter((status) =>
    renderToStaticMarkup(
      <BriefView brief={MISSING} status={status} fileHref={() => ""} now={new Date("2026-11-05T10:00:00Z")} />,
    ).includes("still to come"),
  );
  expect(warned).toEqual(["PAID"]);
});
