import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { PipelineBriefView } from "@/lib/contracts/contact/briefs";
import { BriefCard } from "./brief-card";

const AT = "2026-11-20T09:30:00.000Z";
const ANSWERED: PipelineBriefView = {
  id: "brief_1",
  brief: "Labels for three sorts of cider.",
  category: null,
  budget_cents: null,
  currency: "usd",
  deadline: null,
  rank: 1,
  status: "ACCEPTED",
  reply: "I print labels.",
  contact: null,
  posted: true,
  may_offer: true,
  thread_id: "thr_1",
  quote_id: null,
  callback: null,
  answered_at: AT,
  created_at: AT,
};

const shown = (brief: Partial<PipelineBriefView>) =>
  renderToStaticMarkup(<BriefCard brief={{ ...ANSWERED, ...brief }} contact="a@example.com" now={new Date(AT)} />);

it("leads on from an answered brief: to an offer until one stands, to the one that does, to the conversation", () => {
  const interested = shown({});
  expect(interested).toContain('href="/studio/briefs/brief_1/offer"');
  expect(interested).toContain('href="/studio/messages/thr_1"');
  const offered = shown({ may_offer: false, quote_id: "qt_1" });
  expect(offered).not.toContain("/offer");
  expect(offered).toContain('href="/studio/quotes/qt_1"');
  expect(shown({ status: "DECLINED" })).not.toContain("href=");
});
