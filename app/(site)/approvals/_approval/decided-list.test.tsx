import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { ApprovalView } from "@/lib/contracts/trade/orders/approvals";
import { DecidedList } from "./decided-list";

const AT = "2026-11-20T09:30:00.000Z";
const APPROVAL: ApprovalView = {
  id: "apr_01k5s3v9n6e8wbr4q2ycx7th0d",
  kind: "checkout",
  status: "REFUSED",
  reason: "Take the small package.",
  change: null,
  approve_url: "https://guildhall.example/approvals",
  decided_at: AT,
  app: "Office assistant",
  signed_by: "agents.example",
  app_logo_url: null,
  order_id: "ord_01k5s3v9n6e8wbr4q2ycx7th0d",
  product_title: "Brand identity: Studio",
  creator: { handle: "demo", display_name: "Maren Holt" },
  lines: [],
  amount_cents: 120_000,
  currency: "usd",
  brief: "",
  delivery_number: null,
  review: null,
  decide_by: null,
  created_at: AT,
};

const said = (approval: ApprovalView) => {
  const html = renderToStaticMarkup(<DecidedList approvals={[approval]} now={new Date(AT)} />);
  return html.replace(/<[^>]*>/g, "");
};

it("says of what was decided who signed for the app, where somebody did", () => {
  expect(said(APPROVAL)).toContain("Prepared by Office assistant, signed by agents.example · ");
  expect(said(APPROVAL)).toContain("“Take the small package.”");
  expect(said({ ...APPROVAL, signed_by: null })).toContain("Prepared by Office assistant · ");
});
