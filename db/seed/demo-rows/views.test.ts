import { describe, expect, it } from "vitest";
import { DAY_MS, source } from "../source";
import { demoShops, postRows } from "./shops";
import { viewRows } from "./views";

const NOW = new Date("2026-11-20T12:00:00.000Z");

function made() {
  const from = source(NOW, 1);
  const shops = demoShops(from);
  const posts = shops.flatMap((shop) => postRows(from, shop));
  return { shops, posts, rows: viewRows(from, shops, posts) };
}

const { shops, posts, rows } = made();
const sum = (of: (row: (typeof rows)[number]) => boolean) => rows.reduce((n, row) => n + (of(row) ? row.views : 0), 0);

describe("the demo's page views", () => {
  it("are the same for the same moment", () => {
    expect(made().rows).toEqual(rows);
  });

  it("are of 60 days up to today, one row per day and subject, each with a view", () => {
    const days = [...new Set(rows.map(({ day }) => day))].sort();
    expect([days.length, days[0], days.at(-1)]).toEqual([60, "2026-09-22", "2026-11-20"]);
    expect(new Set(rows.map((row) => `${row.day} ${row.subjectId}`)).size).toBe(rows.length);
    expect(rows.filter(({ views }) => !Number.isInteger(views) || views < 1)).toEqual([]);
  });

  it("begin after a creator came and a post was published, and are the creator's own", () => {
    const born = new Map<string, { at: Date; owner: string }>();
    for (const shop of shops) born.set(shop.profileId, { at: shop.memberSince, owner: shop.profileId });
    for (const post of posts) born.set(post.id, { at: post.publishedAt ?? NOW, owner: post.profileId });
    for (const row of rows) {
      const subject = born.get(row.subjectId);
      expect(row.profileId).toBe(subject?.owner);
      expect(Date.parse(row.day)).toBeGreaterThan((subject?.at.getTime() ?? 0) - DAY_MS / 2);
    }
  });

  it("fall at weekends, and are those of half a day so far today, a Friday", () => {
    const mean = (weekdays: number[]) => {
      const days = [...new Set(rows.map(({ day }) => day))].filter((day) => day !== "2026-11-20");
      const chosen = days.filter((day) => weekdays.includes(new Date(day).getUTCDay()));
      return sum(({ day }) => chosen.includes(day)) / chosen.length;
    };
    expect(mean([0, 6])).toBeLessThan(0.6 * mean([1, 2, 3, 4]));
    const today = sum(({ day }) => day === "2026-11-20") / mean([5]);
    expect(today).toBeGreaterThan(0.35);
    expect(today).toBeLessThan(0.65);
  });

  it("are more for the creator whom more have reviewed, with some for each who has been here a week", () => {
    const reviewed = [...shops].sort((a, b) => b.creator.reviews.length - a.creator.reviews.length);
    const views = (shop: (typeof shops)[number] | undefined) => sum(({ subjectId }) => subjectId === shop?.profileId);
    expect(views(reviewed[0])).toBeGreaterThan(2 * views(reviewed.at(-1)));
    for (const shop of shops.filter((s) => s.creator.memberSinceDaysAgo > 7)) expect(views(shop)).toBeGreaterThan(10);
  });
});
