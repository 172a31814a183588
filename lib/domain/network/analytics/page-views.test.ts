import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { closeDatabase, statement } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { type TestDatabase, testDatabase } from "@/db/testing";
import type { Context } from "@/lib/core/context";
import { systemContext } from "@/lib/core/system-context";
import { flushPageViews, notePageView, resetPageViews, type ViewSubject } from "./page-views";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
const NOON = new Date("2026-11-20T12:00:00.000Z");

let db: TestDatabase;
let subject: ViewSubject;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());
beforeEach(async () => {
  resetPageViews();
  const { profileId } = await makeCreator();
  subject = { profileId, kind: "profile", id: profileId };
});

type Visit = { agent?: string; ip?: string; at?: Date; headers?: Record<string, string>; actor?: Context["actor"] };

function visit(
  { agent = FIREFOX, ip = "203.0.113.9", at = NOON, headers, actor }: Visit = {},
  seen = subject,
): boolean {
  const ctx = { ...systemContext("test", at), actor: actor ?? ({ kind: "anonymous" } as const), ip };
  return notePageView(ctx, seen, new Headers({ "user-agent": agent, ...headers }));
}

const user = (profileId: string | null) =>
  ({ kind: "user", userId: "usr_1", profileId, sessionId: "s", email: "a@example.com" }) as const;
const after = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);
const stored = (profileId = subject.profileId) =>
  statement<{ day: string; kind: string; subject_id: string; views: number }>(
    "select day::text, kind, subject_id, views from view_days where profile_id = $1 order by day, kind",
    [profileId],
  );

describe("a view", () => {
  it.each([
    ["a crawler", { agent: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" }],
    ["a model's fetcher", { agent: "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0)" }],
    ["a script", { agent: "curl/8.5.0" }],
    ["nobody by name", { agent: "" }],
    ["a prefetch", { headers: { "sec-purpose": "prefetch;prerender" } }],
    ["an old prefetch", { headers: { purpose: "prefetch" } }],
  ])("is not %s", (_, made) => {
    expect(visit(made)).toBe(false);
  });

  it("is not the owner's, and is another creator's or a buyer's", () => {
    expect(visit({ actor: user(subject.profileId) })).toBe(false);
    expect(visit({ actor: user("crt_other"), ip: "203.0.113.10" })).toBe(true);
    expect(visit({ actor: user(null), ip: "203.0.113.11" })).toBe(true);
  });

  it("is counted again by the same visitor after 30 minutes, not before, however often they look", () => {
    expect([0, 1, 29.99, 30, 45, 59.99, 60].map((minutes) => visit({ at: after(minutes) }))).toEqual([
      true,
      false,
      false,
      true,
      false,
      false,
      true,
    ]);
  });

  it("is one per visitor and subject: another address, another browser, another page", () => {
    expect(visit()).toBe(true);
    expect(visit({ ip: "203.0.113.10" })).toBe(true);
    expect(visit({ agent: FIREFOX.replaceAll("145", "146") })).toBe(true);
    expect(visit({}, { ...subject, kind: "post", id: "post_1" })).toBe(true);
    expect(visit()).toBe(false);
  });

  it("begins again with the day: its hashes cannot be told from yesterday's", () => {
    expect(visit({ at: new Date("2026-11-20T23:59:00.000Z") })).toBe(true);
    expect(visit({ at: new Date("2026-11-21T00:01:00.000Z") })).toBe(true);
  });

  it("remembers neither address nor browser", () => {
    visit();
    const memory = (
      globalThis as { __guildhallViews?: { seen: { keys(): Iterable<string> }; pending: Map<string, unknown> } }
    ).__guildhallViews;
    const kept = JSON.stringify([...(memory?.seen.keys() ?? []), ...(memory?.pending ?? [])]);
    expect(kept).toContain(subject.profileId);
    expect(kept).not.toMatch(/203\.0\.113|Firefox/);
  });
});

describe("flushPageViews", () => {
  it("adds up by day and subject, in one row each, over several rounds", async () => {
    const post = { ...subject, kind: "post", id: "post_1" } as const;
    visit();
    visit({ ip: "203.0.113.10" });
    visit({}, post);
    await flushPageViews();
    await flushPageViews();
    visit({ at: new Date("2026-11-21T00:00:00.000Z") });
    visit({ ip: "203.0.113.11" });
    await flushPageViews();
    expect(await stored()).toEqual([
      { day: "2026-11-20", kind: "profile", subject_id: subject.id, views: 3 },
      { day: "2026-11-20", kind: "post", subject_id: "post_1", views: 1 },
      { day: "2026-11-21", kind: "profile", subject_id: subject.id, views: 1 },
    ]);
  });

  it("writes what another bundle of the process has counted", async () => {
    visit();
    vi.resetModules();
    const twin = await import("./page-views");
    expect(twin.flushPageViews).not.toBe(flushPageViews);
    await twin.flushPageViews();
    expect(await stored()).toMatchObject([{ views: 1 }]);
  });

  it("is not held up by a creator who is gone", async () => {
    visit({}, { profileId: "crt_gone", kind: "profile", id: "crt_gone" });
    visit();
    await flushPageViews();
    expect(await stored()).toMatchObject([{ views: 1 }]);
    expect(await stored("crt_gone")).toEqual([]);
  });

  it("keeps what it could not write, and what is counted meanwhile, for the next round", async () => {
    visit();
    const there = process.env.DATABASE_URL;
    await closeDatabase(1);
    process.env.DATABASE_URL = "postgres://nobody@127.0.0.1:1/nothing";
    const failing = flushPageViews();
    visit({ ip: "203.0.113.10" });
    await expect(failing).rejects.toThrow();
    await closeDatabase(1);
    process.env.DATABASE_URL = there;
    await flushPageViews();
    expect(await stored()).toMatchObject([{ views: 2 }]);
  });

  it("holds at most 10,000 days and subjects while it cannot write, and goes on with those", async () => {
    for (let n = 0; n < 10_005; n++) visit({}, { profileId: "crt_gone", kind: "post", id: `post_${n}` });
    visit();
    visit({ ip: "203.0.113.10" }, { profileId: "crt_gone", kind: "post", id: "post_0" });
    const { pending } = (globalThis as unknown as { __guildhallViews: { pending: Map<string, { views: number }> } })
      .__guildhallViews;
    expect(pending.size).toBe(10_000);
    expect(pending.get("2026-11-20 post post_0")?.views).toBe(2);
  });
});
