import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ASKED_TO_CANCEL, DECLINED_TO_CANCEL } from "@/lib/contracts/trade/orders/orders";
import { Timeline, type TimelineEntry } from "./timeline";

const NOW = new Date("2026-11-20T09:30:00.000Z");
const entry = (actor: string, note: string): TimelineEntry => ({
  at: NOW.toISOString(),
  actor,
  from: "PAID",
  to: "PAID",
  note,
});

it("names who asked to cancel and who declined, each with the reason under it", () => {
  const entries = [
    entry("buyer", `${ASKED_TO_CANCEL}I chose somebody else.`),
    entry("creator", `${DECLINED_TO_CANCEL}The work is nearly done.`),
  ];
  const page = renderToStaticMarkup(<Timeline entries={entries} now={NOW} />);
  const parts = page.split(/<[^>]+>/).filter(Boolean);
  expect(parts).toEqual(expect.arrayContaining(["Asked to cancel", "I chose somebody else."]));
  expect(parts).toEqual(expect.arrayContaining(["Declined to cancel", "The work is nearly done."]));
});
