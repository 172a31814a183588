import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { statement } from "@/db/client";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { NewIntro } from "@/lib/contracts/contact/intros";
import { FOUNDER_INTENTS, FOUNDER_STAGES, listFounders } from "@/lib/contracts/network/founders/founders";
import { systemContext } from "@/lib/core/system-context";
import { checkCallback } from "@/lib/domain/contact/intros/callback";
import { findFounders } from "@/lib/domain/network/founders/find";
import { DEMO_CALLS } from "../demo/calls";
import { DEMO_FOUNDERS, DEMO_INTROS } from "../demo/founders";
import { DEMO_CREATORS } from "../demo/index";
import { ASKING } from "../demo/talks";
import { words } from "../demo/text-checks";
import { seed } from "../index";
import { source } from "../source";
import { bookingRows } from "./bookings";
import { membershipRows } from "./members";
import { demoShops, tierRows } from "./shops";

const rows = <T extends object = Record<string, unknown>>(sql: string) => statement<T>(sql, []);
let own: TestDatabase;

beforeAll(async () => {
  own = await testDatabase();
  await seed("demo", () => {});
});
afterAll(() => own.drop());

describe("demo members", () => {
  it("joined in each of the last 14 weeks, some have left, and each tier counts those who have not", async () => {
    const weeks = await rows<{
      week: number;
      joined: number;
    }>(`select ((extract(epoch from now() - started_at)) / 604800)::int as week,
      count(*)::int as joined from memberships m join profiles p on p.id = m.profile_id where p.handle = 'demo' group by 1`);
    expect(weeks.length).toBeGreaterThanOrEqual(14);
    expect(Math.max(...weeks.map(({ week }) => week))).toBeLessThanOrEqual(14);
    const [share] = await rows<{ left: number }>(
      "select avg((status = 'CANCELED')::int)::float8 as left from memberships",
    );
    expect(share?.left).toBeGreaterThan(0.08);
    expect(share?.left).toBeLessThan(0.35);
    const wrong = await rows(`select t.id from membership_tiers t where member_count <>
      (select count(*) from memberships m where m.tier_id = t.id and m.profile_id = t.profile_id and status = 'ACTIVE')`);
    expect(wrong).toEqual([]);
    expect(await rows("select 1 from membership_tiers where member_count = 0")).toEqual([]);
  });

  it("left after they had joined and before now, and have an id of the day on which they joined", async () => {
    const bad = await rows(`select id from memberships where (status = 'CANCELED') <> (canceled_at is not null)
      or canceled_at <= started_at or canceled_at > now() or started_at > now() or created_at <> started_at
      or id !~ '^mem_[0-7][0-9a-hjkmnp-tv-z]{25}$'`);
    expect(bad).toEqual([]);
    const order = await rows<{ id: string }>("select id from memberships order by started_at, id");
    expect(order.map(({ id }) => id)).toEqual(order.map(({ id }) => id).sort());
  });
});

describe("demo bookings", () => {
  it("lie behind and ahead of the demo creator, in every status", async () => {
    const own = await rows(`select b.status, b.starts_at > now() as coming from bookings b
      join profiles p on p.id = b.profile_id where p.handle = 'demo' group by 1, 2 order by 1, 2`);
    expect(own).toEqual([
      { status: "CONFIRMED", coming: true },
      { status: "CANCELED", coming: false },
      { status: "CANCELED", coming: true },
      { status: "COMPLETED", coming: false },
      { status: "NO_SHOW", coming: false },
    ]);
    expect(Object.keys(DEMO_CALLS).filter((handle) => !DEMO_CREATORS.some((c) => c.handle === handle))).toEqual([]);
    const hosts = await rows("select distinct profile_id from bookings");
    expect(hosts).toHaveLength(Object.keys(DEMO_CALLS).length);
  });

  it("were asked for before they start and never overlap", async () => {
    const bad = await rows(`select b.id from bookings b join profiles p on p.id = b.profile_id
      where ends_at <= starts_at or b.created_at >= least(starts_at, now()) or b.created_at < p.created_at
      or (status = 'CANCELED') <> (canceled_at is not null) or canceled_at not between b.created_at and least(starts_at, now())
      or exists (select from bookings o where o.profile_id = b.profile_id and o.id <> b.id
        and (o.starts_at, o.ends_at) overlaps (b.starts_at, b.ends_at))`);
    expect(bad).toEqual([]);
  });
});

describe("demo founders", () => {
  it("are found when both switches are on, the newest card first, and by what they build", async () => {
    const ctx = systemContext("test", new Date());
    const discoverable = new Set(DEMO_CREATORS.filter((c) => c.discoverable).map((c) => c.handle));
    const shown = DEMO_FOUNDERS.filter((card) => card.discoverable && discoverable.has(card.handle));
    expect([DEMO_FOUNDERS.length, shown.length]).toEqual([12, 10]);
    const newestFirst = [...shown].sort((a, b) => a.daysAgo - b.daysAgo).map(({ handle }) => handle);
    expect((await findFounders(ctx, {})).data.map(({ handle }) => handle)).toEqual(newestFirst);
    const floods = await findFounders(ctx, { query: "flood warning without coverage" });
    expect(floods.data[0]?.handle).toBe("ferrous");
    const page = await findFounders(ctx, { raising_only: true, query: "raising money" });
    expect(page.data.map(({ handle }) => handle).sort()).toEqual(["accessible-web", "agent-plumber", "runway-model"]);
    expect(listFounders.response.parse(page)).toEqual(page);
  });

  it("have cards with every stage but one, known intents and a text of their own", () => {
    expect(new Set(DEMO_FOUNDERS.map(({ stage }) => stage)).size).toBe(FOUNDER_STAGES.length - 1);
    for (const card of DEMO_FOUNDERS) {
      expect(words(card.building), card.handle).toBeGreaterThanOrEqual(15);
      expect(card.raising).toBe(card.intent.includes("raising"));
      for (const intent of card.intent) expect(FOUNDER_INTENTS).toContain(intent);
    }
    expect(new Set(DEMO_FOUNDERS.map(({ building }) => building)).size).toBe(DEMO_FOUNDERS.length);
  });

  it("asked the demo creator for introductions, as the contract lets them, and wait", async () => {
    for (const { note, callbackUrl } of DEMO_INTROS) {
      NewIntro.parse({ handle: "demo", note, callback_url: callbackUrl });
      expect(() => checkCallback(callbackUrl)).not.toThrow();
    }
    const waiting = await rows("select status, answered_at, created_at < now() as past from intros");
    expect(waiting).toEqual(DEMO_INTROS.map(() => ({ status: "PENDING", answered_at: null, past: true })));
  });
});

describe("demo conversations", () => {
  it("count what is unread, end with what the list shows, and wait in the studio and for the buyer", async () => {
    const wrong = await rows(`select t.id from threads t
      where creator_unread <> (select count(*) from messages m where m.thread_id = t.id and side = 'buyer' and read_at is null)
        or buyer_unread <> (select count(*) from messages m where m.thread_id = t.id and side = 'creator' and read_at is null)
        or last_message_at <> (select max(created_at) from messages m where m.thread_id = t.id) or last_message_at > now()`);
    expect(wrong).toEqual([]);
    expect(await rows("select kind, count(*)::int as n from threads group by 1 order by 1")).toEqual([
      { kind: "inquiry", n: 2 },
      { kind: "quote", n: 2 },
      { kind: "order", n: 2 },
    ]);
    expect(await rows("select status from quotes order by status")).toEqual([
      { status: "REQUESTED" },
      { status: "OFFERED" },
    ]);
  });

  it("stand beside a brief that answers what the product asks, and seventeen products ask", async () => {
    const [brief] = await rows<{ requirements: { id: string; required: boolean }[]; answers: Record<string, unknown> }>(
      "select requirements, answers from order_briefs",
    );
    const open = brief?.requirements.filter(({ id, required }) => required && !(id in (brief.answers ?? {})));
    expect(open).toEqual([]);
    expect(brief?.requirements.length).toBeGreaterThan(3);
    const [asking] = await rows<{ n: number }>("select count(*)::int as n from products where requirements <> '[]'");
    expect(asking?.n).toBe(Object.keys(ASKING).length);
  });
});

it("makes the same members and bookings for the same seed and moment", () => {
  const make = () => {
    const from = source(new Date("2026-01-02T03:04:05.678Z"), 5);
    const shops = demoShops(from);
    const tiers = shops.flatMap((shop) => tierRows(from, shop));
    return [membershipRows(from, shops, tiers), bookingRows(from, shops)];
  };
  expect(make()).toEqual(make());
});
