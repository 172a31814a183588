import { describe, expect, it } from "vitest";
import { loadMonth } from "./load-month";

const now = new Date("2026-11-20T09:30:00.000Z");
const DAY_MS = 86_400_000;
const href = (month: string) => `/book?month=${month}`;

/** A calendar with these free times, and a horizon: what of it a number of days holds. */
function calendar(slots: string[], horizon: string) {
  return async ({ from, days }: { from?: Date; days: number }) => {
    const start = Math.max(from?.getTime() ?? 0, now.getTime());
    const end = Math.min(start + days * DAY_MS, Date.parse(horizon));
    const within = slots.filter((at) => Date.parse(at) >= start && Date.parse(at) < end);
    const next_from = end < Date.parse(horizon) ? new Date(end).toISOString() : null;
    return { slots: within, timezone: "Europe/Oslo", next_from };
  };
}

describe("the month that a booking page shows", () => {
  it("is the first that has anything free, on the host's clock", async () => {
    const far = calendar(["2027-01-31T23:30:00.000Z"], "2027-02-18T00:00:00Z");
    expect((await loadMonth(far, undefined, now, href)).months).toMatchObject({ month: "2027-02", after: null });
    const none = calendar([], "2026-12-18T00:00:00Z");
    expect((await loadMonth(none, undefined, now, href)).months).toMatchObject({ month: "2026-11", before: null });
  });

  it("is the one that is asked for, unless it is over or none", async () => {
    const open = calendar(["2026-11-25T10:00:00.000Z", "2026-12-01T03:00:00.000Z"], "2026-12-18T00:00:00Z");
    const month = async (asked: string) => (await loadMonth(open, asked, now, href)).months;
    expect(await month("2026-12")).toEqual({ month: "2026-12", before: "/book?month=2026-11", after: null });
    for (const asked of ["2026-10", "2026-13", "9999-01", "next", ""])
      expect((await month(asked)).month, asked).toBe("2026-11");
  });

  it("holds the days around it, that are of it on other clocks, and leads on while there is more", async () => {
    const slots = ["2026-11-30T12:00:00.000Z", "2026-12-01T05:00:00.000Z", "2026-12-02T12:00:00.000Z"];
    const { offer, months } = await loadMonth(calendar(slots, "2026-12-03T00:00:00Z"), "2026-11", now, href);
    expect(offer.slots).toEqual(slots);
    expect(months.after).toBe("/book?month=2026-12");
    const near = await loadMonth(calendar(slots.slice(0, 0), "2026-11-29T00:00:00Z"), "2026-11", now, href);
    expect(near.months.after).toBeNull();
  });
});
