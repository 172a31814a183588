import { sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { describe, expect, expectTypeOf, it } from "vitest";
import { profiles } from "../schema";
import { filters } from "./filters";
import { answering, builder, byShape, jsonList, literal, maybe, names, type RowOf, textOf } from "./statement";

const p = alias(profiles, "p");

describe("a statement", () => {
  const BY_ID = answering(
    { id: p.id, since: p.createdAt, ended: p.deletedAt, n: sql<number>`count(*)`, tier: maybe(p.tier) },
    (row) => sql`select ${row} from ${profiles} as ${p} where ${p.id} = $1 limit ${literal(5)}`,
  );

  it("names what the schema names, and its fields as it says", () => {
    expect(textOf(BY_ID)).toBe(
      'select "p"."id", "p"."created_at" as "since", "p"."deleted_at" as "ended", count(*) as "n", "p"."tier" as "tier" ' +
        'from "profiles" as "p" where "p"."id" = $1 limit 5',
    );
  });

  it("has rows as the driver gives them: moments as text", () => {
    type Tier = "FREE" | "STARTER" | "GROWTH" | "ENTERPRISE";
    type Row = { id: string; since: string; ended: string | null; n: number; tier: Tier | null };
    expectTypeOf<RowOf<typeof BY_ID>>().toEqualTypeOf<Row>();
  });

  it("may be the builder's", () => {
    const write = builder.update(profiles).set({ bio: sql`$2` }).where(sql`${profiles.id} = $1`);
    expect(textOf(write)).toBe('update "profiles" set "bio" = $2 where "profiles"."id" = $1');
  });

  it("holds no value: each would make a text of its own", () => {
    expect(() => textOf(sql`select ${p.id} from ${profiles} as ${p} where ${p.handle} = ${"ada"}`)).toThrow(
      "A value where a placeholder belongs",
    );
  });

  it("is built once for each of its shapes", () => {
    let built = 0;
    const query = byShape((...set: string[]) => sql.raw(`select ${++built}${set.length}`));
    expect([query("a"), query("a", "b"), query("a")].map(textOf)).toEqual(["select 11", "select 22", "select 11"]);
  });
});

it("columns stand without their table where a write lists them", () => {
  expect(textOf(names(profiles.id, profiles.displayName))).toBe('"id", "display_name"');
});

it("a list in JSON is empty when there is nothing", () => {
  const list = jsonList({ who: p.handle, at: p.createdAt }, sql`${profiles} as ${p}`, sql`${p.id}`);
  expectTypeOf<RowOf<typeof list>>().toEqualTypeOf<{ who: string; at: string }[]>();
  expect(textOf(list)).toBe(
    `(select coalesce(json_agg(json_build_object('who', "p"."handle", 'at', "p"."created_at") order by "p"."id"), '[]'::json) ` +
      'from "profiles" as "p")',
  );
});

it("filters that are set have places in the order of their values", () => {
  const search = filters({
    tier: (place) => sql`${p.tier} = ${place}`,
    least: (place) => sql`${p.trustScore} >= ${place}`,
  });
  const { names: set, values } = search.set({ tier: undefined, least: 5 });
  expect([set, values, textOf(search.and(set, 3))]).toEqual([["least"], [5], ' and "p"."trust_score" >= $3']);
});
