import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database, singleClient } from "@/db/client";
import { makeCreator, makePaidOrder, makeProduct } from "@/db/factories";
import { makeBooking, makeMembership, makeTier } from "@/db/factories/creator-records";
import { posts } from "@/db/schema";
import { textOf } from "@/db/statements/statement";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { LOOKED_THROUGH, OWN_TYPES, OwnSearchQuery } from "@/lib/contracts/network/search/own-search";
import { ALL_SCOPES, type Scope } from "@/lib/contracts/scopes";
import { type Context, createContext } from "@/lib/core/context";
import { newId } from "@/lib/core/values/ids";
import { searchOwn } from "./search";
import { OWN_THINGS_FOUND } from "./statement";

let db: TestDatabase;
let own: Awaited<ReturnType<typeof makeCreator>>;
let other: Awaited<ReturnType<typeof makeCreator>>;
const ids: Record<string, string> = {};

beforeAll(async () => {
  db = await testDatabase();
  [own, other] = [await makeCreator(), await makeCreator()];
  const sale = { buyerName: "Ottilie Quince", buyerEmail: "ottilie@quince.example" };
  for (const [name, creator] of Object.entries({ own, other })) {
    ids[`${name}Order`] = (await makePaidOrder(creator.profileId, sale)).id;
    ids[`${name}Product`] = (await makeProduct(creator.profileId, { name: "100% quince_jam label" })).id;
  }
  ids.testOrder = (await makePaidOrder(own.profileId, { ...sale, livemode: false })).id;
  ids.unpaid = (await makePaidOrder(own.profileId, { ...sale, status: "CHECKOUT_OPEN", paidAt: null })).id;
  const tier = await makeTier(own.profileId);
  ids.member = (await makeMembership(own.profileId, tier.id, { memberName: "Quince, Ottilie" })).id;
  ids.booking = (await makeBooking(own.profileId, { title: "Quince call", guestName: "Guest Unfound" })).id;
  ids.draft = await makePost({ title: "Jam: a QUINCE story", status: "draft" });
  ids.deleted = await makePost({ title: "Quince, deleted", status: "deleted" });
});
afterAll(() => db.drop());

async function makePost(parts: Partial<typeof posts.$inferInsert>): Promise<string> {
  const id = newId("post");
  const row = { id, profileId: own.profileId, slug: id.slice(-10), title: "", ...parts };
  await database().insert(posts).values(row);
  return id;
}

/** A key of the creator's with these scopes. */
function key(scopes: readonly Scope[] = ALL_SCOPES, livemode = true): Context {
  const credential = {
    kind: "api_key",
    id: newId("key"),
    prefix: null,
    clientId: null,
    expiresAt: null,
    livemode,
  } as const;
  const { userId, profileId, handle } = own;
  const actor = {
    kind: "credential",
    credential,
    userId,
    profileId,
    handle,
    displayName: "",
    tier: "FREE",
    scopes,
  } as const;
  return createContext({ actor, requestId: "req_test" });
}

const search = (asked: object, ctx = key()) => searchOwn(ctx, OwnSearchQuery.parse(asked));
const found = async (asked: object, ctx?: Context) => (await search(asked, ctx)).data.map(({ id }) => id).sort();

describe("a search of one's own things", () => {
  it("finds what holds every word, in any case and as part of a word, of every kind", async () => {
    expect(await found({ q: "quince" })).toEqual(
      [ids.ownOrder, ids.ownProduct, ids.member, ids.booking, ids.draft].sort(),
    );
    expect(await found({ q: "QUIN ottil" })).toEqual([ids.ownOrder, ids.member].sort());
    expect(await found({ q: "quince nowhere" })).toEqual([]);
    expect(await found({ q: "ottilie@quince.example" })).toEqual([ids.ownOrder]);
  });

  it("takes signs of a pattern as what they are", async () => {
    expect(await found({ q: "100%" })).toEqual([ids.ownProduct]);
    expect(await found({ q: "quince_jam" })).toEqual([ids.ownProduct]);
    expect(await found({ q: "_" })).toEqual([ids.ownProduct]);
    expect(await found({ q: "\\" })).toEqual([]);
  });

  it("finds an id, and nothing of another creator's or of the other mode", async () => {
    const { data } = await search({ q: ids.ownOrder });
    expect(data).toEqual([
      {
        type: "order",
        id: ids.ownOrder,
        title: "Service: Basic",
        detail: "PAID, Ottilie Quince",
        path: `/v1/orders/${ids.ownOrder}`,
        created_at: expect.stringMatching(/Z$/),
      },
    ]);
    for (const id of [ids.otherOrder, ids.otherProduct, ids.testOrder, ids.deleted])
      expect(await found({ q: id })).toEqual([]);
    expect(await found({ q: "quince", types: "order" }, key(ALL_SCOPES, false))).toEqual([ids.testOrder]);
  });

  it("knows a buyer only once there is a payment, and never a guest", async () => {
    expect(await found({ q: ids.unpaid })).toEqual([ids.unpaid]);
    expect(await found({ q: "Service: Basic" })).toContain(ids.unpaid);
    expect(await found({ q: "ottilie", types: "order" })).toEqual([ids.ownOrder]);
    expect(await found({ q: "unfound" })).toEqual([]);
  });

  it("looks through what the credential may read and what was asked for, and says so", async () => {
    const narrow = key(["products:read", "bookings:read"]);
    expect(await search({ q: "quince" }, narrow)).toMatchObject({ searched: ["product", "review", "booking"] });
    expect(await found({ q: "quince" }, narrow)).toEqual([ids.ownProduct, ids.booking].sort());
    expect(await found({ q: ids.ownOrder }, narrow)).toEqual([]);
    expect((await search({ q: "quince", types: "post,order" })).searched).toEqual(["order", "post"]);
    expect(await search({ q: "quince", limit: 1 })).toMatchObject({ data: [expect.anything()], searched: OWN_TYPES });
  });

  it("refuses kinds that there are not, and texts that are none", () => {
    for (const asked of [
      {},
      { q: "" },
      { q: "  " },
      { q: "x".repeat(201) },
      { q: "x", types: "orders" },
      { q: "x", limit: 51 },
    ])
      expect(OwnSearchQuery.safeParse(asked).success, JSON.stringify(asked)).toBe(false);
  });
});

type Node = {
  "Relation Name"?: string;
  "Node Type": string;
  "Actual Rows": number;
  "Actual Loops": number;
  Plans?: Node[];
};

/** The scans of a plan that ran. */
function scansOf(node: Node): Node[] {
  const deeper = (node.Plans ?? []).flatMap(scansOf);
  return node["Relation Name"] && node["Actual Loops"] > 0 ? [node, ...deeper] : deeper;
}

it("reads the creator's own rows by their index, at most so many, and nothing of kinds that are not asked for", async () => {
  await database().execute(sql`insert into orders
    (id, profile_id, product_id, product_title, amount_cents, fee_cents, lines, delivery_days, revisions_allowed, source, status, expires_at, created_at, link_token_hash)
    select 'ord_' || n, case when n % 10 = 0 then ${own.profileId} else ${other.profileId} end, ${ids.ownProduct}, 'Bulk ' || n, 100, 10, '[]', 5, 1,
      'site', 'EXPIRED', now(), now() - n * interval '1 minute', '\\x00'
    from generate_series(1, 70000) n`);
  await database().execute(sql`analyze orders`);
  const client = singleClient(db.url);
  try {
    const values = [own.profileId, true, ["order", "member"], "bulk", ["%bulk%"], 20];
    const [row] = await client.unsafe<{ "QUERY PLAN": { Plan: Node }[] }[]>(
      `explain (analyze, timing off, format json) ${textOf(OWN_THINGS_FOUND)}`,
      values as never[],
    );
    const scans = scansOf(row?.["QUERY PLAN"][0]?.Plan as Node);
    expect(new Set(scans.map((scan) => scan["Relation Name"]))).toEqual(new Set(["orders", "memberships"]));
    const read = scans.filter((scan) => scan["Relation Name"] === "orders");
    expect(read.map((scan) => scan["Node Type"]).join()).toMatch(/^Index Scan(,Index Scan)*$/);
    expect(Math.max(...read.map((scan) => scan["Actual Rows"]))).toBeLessThanOrEqual(LOOKED_THROUGH);
  } finally {
    await client.end();
  }
});
