import { isNull } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database, statement } from "@/db/client";
import * as schema from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { idOf } from "@/lib/contracts/values/ids";
import { resetEnv } from "@/lib/core/env";
import { systemContext } from "@/lib/core/system-context";
import { searchCreators } from "@/lib/domain/network/search/creators";
import { DEMO_PASSWORD, signIn } from "@/lib/domain/people/accounts/signing-in/sign-in";
import { getProfile } from "@/lib/domain/people/profiles/read";
import { openCheckout } from "@/lib/domain/trade/orders/checkout/open-checkout";
import { leadsTo } from "@/lib/domain/trade/orders/transitions";
import { listReviews } from "@/lib/domain/trade/reviews/read";
import { DEMO_BUYERS, DEMO_CREATORS } from "./demo";
import { seed } from "./index";

const ctx = () => systemContext("test", new Date());
const rows = (sql: string) => statement<Record<string, unknown>>(sql, []);
const lines: string[] = [];
let own: TestDatabase;

beforeAll(async () => {
  own = await testDatabase();
  await seed("none", (line) => lines.push(line));
  expect(await rows("select 1 from users")).toEqual([]);
  await Promise.all([1, 2].map(() => seed("demo", (line) => lines.push(line))));
});
afterAll(() => own.drop());

describe("the demo seed", () => {
  it("is written once, by one of several processes, and says so in one line", async () => {
    expect(lines).toEqual([expect.stringMatching(/^Seeded 40 creators, 65 products, \d+ orders, 179 reviews in \d/)]);
    await seed("demo", (line) => lines.push(line));
    expect(lines).toHaveLength(1);
    const [counts] =
      await rows(`select (select count(*) from users)::int as users, (select count(*) from profiles)::int as profiles,
      (select count(*) from products)::int as products, (select count(*) from reviews)::int as reviews,
      (select count(*) from posts)::int as posts, (select count(*) from membership_tiers)::int as tiers`);
    const sum = (of: (creator: (typeof DEMO_CREATORS)[number]) => readonly unknown[]) =>
      DEMO_CREATORS.reduce((n, creator) => n + of(creator).length, 0);
    expect(counts).toEqual({
      users: DEMO_CREATORS.length + DEMO_BUYERS.length,
      profiles: DEMO_CREATORS.length,
      products: sum((c) => c.products),
      reviews: sum((c) => c.reviews),
      posts: sum((c) => c.posts),
      tiers: sum((c) => c.memberTiers),
    });
  });

  it("tells nobody: no events, and nothing that the processor still has to send", async () => {
    expect(await rows("select 1 from events")).toEqual([]);
    expect(
      await database().select().from(schema.sandboxWebhooks).where(isNull(schema.sandboxWebhooks.deliveredAt)),
    ).toEqual([]);
  });

  it("gives every row an id of the public form, dated as the row is", async () => {
    const made = [
      ["usr", schema.users],
      ["crt", schema.profiles],
      ["prod", schema.products],
      ["ord", schema.orders],
      ["rev", schema.reviews],
      ["post", schema.posts],
    ] as const;
    for (const [prefix, table] of made) {
      const found = await database().select({ id: table.id, createdAt: table.createdAt }).from(table);
      expect(new Set(found.map((row) => idOf(prefix).safeParse(row.id).success))).toEqual(new Set([true]));
      const byId = [...found].sort((a, b) => (a.id < b.id ? -1 : 1)).map((row) => row.createdAt.getTime());
      expect(byId).toEqual([...byId].sort((a, b) => a - b));
    }
  });

  it("has reviews of completed orders of that creator and product alone, written after they closed", async () => {
    const bad =
      await rows(`select r.id from reviews r left join orders o on o.id = r.order_id and o.profile_id = r.profile_id
      and o.product_id = r.product_id and o.product_title = r.product_title and o.status = 'COMPLETED'
      and r.created_at between o.closed_at and o.closed_at + interval '14 days'
      where o.id is null or r.replied_at <= r.created_at`);
    expect(bad).toEqual([]);
    expect(
      await rows(
        "select 1 from orders o where status = 'COMPLETED' and not exists (select from reviews r where r.order_id = o.id)",
      ),
    ).not.toEqual([]);
  });

  it("keeps figures that the reviews and orders bear out", async () => {
    const bad = await rows(`select p.handle from profiles p left join lateral (
        select round(avg(rating), 2)::float8 as mean, count(*)::int as n,
          array(select count(*) filter (where rating = star)::int from generate_series(1, 5) star left join reviews x
            on x.profile_id = p.id group by star order by star) as stars
        from reviews r where r.profile_id = p.id) f on true
      where p.rating is distinct from f.mean or p.review_count <> f.n or p.star_counts <> f.stars
        or p.closed_orders <> (select count(*) from orders where profile_id = p.id and closed_at is not null)
        or p.from_price_cents <> (select min(price_cents) from products where profile_id = p.id)
        or p.trust_score not between 50 and 100 or p.is_new <> (p.closed_orders < 5)`);
    expect(bad).toEqual([]);
    const page = await listReviews(ctx(), "demo", { limit: 100 });
    const { reviews = [] } = DEMO_CREATORS[0] ?? {};
    expect(page.data.map((r) => r.title)).toEqual(
      [...reviews].sort((a, b) => a.daysAgo - b.daysAgo).map((r) => r.title),
    );
    expect(page.data.map((r) => r.created_at)).toEqual(
      page.data
        .map((r) => r.created_at)
        .sort()
        .reverse(),
    );
    expect(page.rating).toBe(4.5);
  });

  it("has orders with a legal timeline, plausible dates and a fee of 10 %", async () => {
    const orders = await database().select().from(schema.orders);
    const events = await database().select().from(schema.orderEvents).orderBy(schema.orderEvents.seq);
    const deliveries = await database().select().from(schema.orderDeliveries).orderBy(schema.orderDeliveries.number);
    for (const order of orders) {
      const steps = events.filter((event) => event.orderId === order.id);
      expect(steps[0]).toMatchObject({ from: null, to: "CHECKOUT_OPEN", at: order.createdAt });
      for (const [index, step] of steps.slice(1).entries()) {
        expect(step.from).toBe(steps[index]?.to);
        expect(leadsTo(step.from ?? "EXPIRED", step.to)).toBe(true);
        expect(step.at.getTime()).toBeGreaterThan(steps[index]?.at.getTime() ?? Number.POSITIVE_INFINITY);
      }
      expect(steps.at(-1)?.to).toBe(order.status);
      expect(order.paidAt).toEqual(steps[1]?.at);
      expect(order.amountCents).toBe(order.lines.reduce((sum, line) => sum + line.amount_cents, 0));
      expect(order.feeCents).toBe(Math.round(order.amountCents / 10));
      if (order.status === "COMPLETED") expect(["buyer", "auto"]).toContain(order.acceptedBy);
      const handedOver = deliveries.filter((delivery) => delivery.orderId === order.id);
      expect(handedOver.map((delivery) => delivery.createdAt)).toEqual(
        steps.filter((step) => step.to === "DELIVERED").map((step) => step.at),
      );
      expect(handedOver).toHaveLength(order.deliveryNumber);
    }
    const early = `select 1 from orders o join profiles p on p.id = o.profile_id where o.created_at < p.created_at or o.updated_at > now()`;
    expect(await rows(early)).toEqual([]);
    expect(
      await rows("select 1 from posts p join profiles c on c.id = p.profile_id where p.published_at < c.created_at"),
    ).toEqual([]);
  });
});

describe("the demo creator", () => {
  it("is on GROWTH, discoverable, with packages, add-ons and a flat product", async () => {
    const profile = await getProfile(ctx(), "demo");
    expect(profile).toMatchObject({
      display_name: "Maren Holt",
      tier: "GROWTH",
      mcp_discoverable: true,
      verified: true,
    });
    const [identity, audit] = profile.offers;
    const prices = (items: { price_cents: number }[]) => items.map((item) => item.price_cents);
    expect(identity?.packages.map((p) => p.tier_id)).toEqual(["essential", "studio", "flagship"]);
    expect(prices(identity?.packages ?? [])).toEqual([48_000, 120_000, 290_000]);
    expect(identity?.addons.map((a) => a.addon_id)).toEqual(["rush-delivery", "social-kit", "motion-logo"]);
    expect(identity?.price_cents).toBe(48_000);
    expect(audit).toMatchObject({ slug: "brand-audit", kind: "flat", price_cents: 19_000, packages: [] });
    expect(profile.tiers).toHaveLength(2);
  });

  it("has an order in each state that asks for something, paid at the embedded processor", async () => {
    const open =
      await rows(`select o.status, o.payment_intent_id like 'pi_%' as paid, o.buyer_email = 'buyer@example.com' as robin
      from orders o join profiles p on p.id = o.profile_id where p.handle = 'demo' and o.status <> 'COMPLETED' order by o.status`);
    expect(open).toEqual([
      { status: "PAID", paid: true, robin: true },
      { status: "DELIVERED", paid: true, robin: true },
      { status: "REVISION_REQUESTED", paid: true, robin: false },
    ]);
    expect(await rows("select 1 from orders where status <> 'COMPLETED'")).toHaveLength(3);
  });

  it("can be bought from: a package, and the flat product by its stored price", async () => {
    const { offers } = await getProfile(ctx(), "demo");
    const [identity, audit] = offers;
    const base = { handle: "demo", addon_ids: [] };
    const chosen = { ...base, product_id: identity?.product_id ?? "", tier_id: "studio", addon_ids: ["social-kit"] };
    expect((await openCheckout(ctx(), chosen, "mcp")).amount_cents).toBe(142_000);
    expect((await openCheckout(ctx(), { ...base, product_id: audit?.product_id ?? "" }, "mcp")).amount_cents).toBe(
      19_000,
    );
    expect(
      await rows("select 1 from products where (kind = 'flat') <> (coalesce(processor_price_id, '') like 'price_%')"),
    ).toEqual([]);
    expect(
      await rows(
        "select 1 from profiles where not payouts_enabled or coalesce(processor_account_id, '') not like 'acct_%'",
      ),
    ).toEqual([]);
  });

  it("is found by agents, as the hidden ones are not", async () => {
    const handles = async (query: string, audience: "agent" | "site") =>
      (await searchCreators(ctx(), { query, audience, limit: 50 })).data.map((creator) => creator.handle);
    expect((await handles("brand identity", "agent"))[0]).toBe("demo");
    expect(await handles("Tavi Kerekes glyphs", "agent")).not.toContain("tavi-glyphs");
    expect(await handles("tavi-glyphs", "site")).toContain("tavi-glyphs");
  });

  it("signs in, and so does the buyer, who sells nothing", async () => {
    const local = { ...ctx(), local: true };
    const creator = await signIn(local, { email: "creator@example.com", password: DEMO_PASSWORD });
    expect(creator.name).toBe("Maren Holt");
    const buyer = await signIn(local, { email: "buyer@example.com", password: DEMO_PASSWORD });
    expect(buyer.name).toBe("Robin Ashby");
    expect(
      await rows("select 1 from profiles p join users u on u.id = p.user_id where u.email = 'buyer@example.com'"),
    ).toEqual([]);
    expect(await rows("select 1 from users group by password_hash having count(*) < 58")).toEqual([]);
  });
});

describe("the demo seed next to a real processor", () => {
  it("makes nothing there, and nobody can be paid until they connect", async () => {
    const other = await testDatabase();
    process.env.STRIPE_SECRET_KEY = "sk_test_of_nobody";
    resetEnv();
    try {
      await seed("demo", () => {});
      expect(await rows("select 1 from sandbox_objects")).toEqual([]);
      expect(await rows("select 1 from profiles where payouts_enabled or processor_account_id is not null")).toEqual(
        [],
      );
      expect(await rows("select 1 from orders where payment_intent_id is not null")).toEqual([]);
      expect(await rows("select 1 from reviews")).toHaveLength(179);
    } finally {
      delete process.env.STRIPE_SECRET_KEY;
      await other.drop();
      process.env.DATABASE_URL = own.url;
      resetEnv();
    }
  });
});
