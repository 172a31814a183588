import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database, statement } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { makeTier } from "@/db/factories/creator-records";
import { memberships, sandboxWebhooks } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { inDays } from "@/lib/domain/trade/billing/testing";
import {
  as,
  hearProcessor,
  inTest,
  mailsTo,
  makeSeller,
  operator,
  type Person,
  type Seller,
} from "@/lib/domain/trade/orders/testing";
import { processor } from "@/lib/domain/trade/payments/processor";
import { payCheckout } from "@/lib/domain/trade/payments/sandbox/pages/hosted";
import { settleDue } from "@/lib/domain/trade/payments/sandbox/serving/due";
import { refuseFromNow } from "@/lib/domain/trade/payments/sandbox/serving/fixtures";
import { sendOwedRefunds } from "@/lib/domain/trade/payments/send-owed-refunds";
import { applyProcessorEvent } from "@/lib/domain/trade/processor-events/apply-processor-event";
import { hearMemberships, untold } from "./hear";
import { joinTier } from "./join";
import { leaveMembership } from "./leave";
import { listOwnMemberships } from "./members";
import { CARD, GIVEN_UP, makeMember, RENEWAL } from "./testing";
import { returnFromJoining } from "./unheard-starts";

let own: TestDatabase;
let seller: Seller;
beforeAll(async () => {
  own = await testDatabase();
  seller = await makeSeller(true);
});
afterAll(() => own.drop());

const mine = async (fan: Person, mode = (ctx: ReturnType<typeof as>) => ctx) =>
  (await listOwnMemberships(mode(as(fan)))).map(({ status }) => status);
const hours = (n: number) => inDays(n / 24);
/** What the processor would tell of until now is lost. */
const loseEvents = () => database().delete(sandboxWebhooks);

/** The processor sweeps day by day, and nothing of what it tells arrives. */
async function unheardUntil(day: number): Promise<void> {
  for (let at = RENEWAL; at <= day; at++) await settleDue(inDays(at));
  await loseEvents();
}

describe("a membership of which an event was lost", () => {
  it("ends with the period that its member left it with, an hour late, and can be joined again", async () => {
    const { fan, subscription } = await makeMember(seller.profileId);
    const [row] = await listOwnMemberships(as(fan));
    await leaveMembership(as(fan), row?.id ?? "");
    await hearProcessor();
    await unheardUntil(RENEWAL);
    const end = (await processor().subscriptions.retrieve(subscription)).items.data[0]?.current_period_end ?? 0;
    const later = (minutes: number) => operator(new Date(end * 1000 + minutes * 60_000));
    expect(await hearMemberships(later(59))).toEqual({ followed: 0, begun: 0 });
    expect(await mine(fan)).toEqual(["ACTIVE"]);
    expect(await hearMemberships(later(61))).toEqual({ followed: 1, begun: 0 });
    expect(await mine(fan)).toEqual(["CANCELED"]);
    expect(await hearMemberships(later(61))).toEqual({ followed: 0, begun: 0 });
    expect((await joinTier(as(fan), row?.tier.id ?? "")).url).toMatch(/^http/);
  });

  it("ends where the card refused until the processor gave up, and goes on where it was renewed, in batches", async () => {
    const [unpaid, paid] = [await makeMember(seller.profileId), await makeMember(seller.profileId)];
    await refuseFromNow(unpaid.subscription, "cancel");
    await unheardUntil(GIVEN_UP);
    expect((await hearMemberships(operator(inDays(GIVEN_UP)), 1)).followed).toBe(2);
    expect([await mine(unpaid.fan), await mine(paid.fan)]).toEqual([["CANCELED"], ["ACTIVE"]]);
    const { items } = await processor().subscriptions.retrieve(paid.subscription);
    const [row] = await database().select().from(memberships).where(eq(memberships.subscriptionId, paid.subscription));
    expect(row?.nextChargeAt).toEqual(new Date((items.data[0]?.current_period_end ?? 0) * 1000));
  });

  it("is found by the index of those that the processor has said nothing of", async () => {
    const { profileId } = await makeCreator();
    const tier = await makeTier(profileId);
    await database().execute(sql`insert into users (id, email, name)
      select 'usr_' || n, 'fan-' || n || '@example.com', 'Fan' from generate_series(1, 20000) n`);
    await database().execute(sql`insert into memberships (id, profile_id, tier_id, user_id, member_email, member_name, subscription_id, next_charge_at)
      select 'mem_' || n, ${profileId}, ${tier.id}, 'usr_' || n, 'fan-' || n || '@example.com', 'Fan', 'sub_' || n, now() + n * interval '1 minute' from generate_series(1, 20000) n`);
    await database().execute(sql`analyze memberships`);
    const last = { id: "mem_1", toldUntil: new Date().toISOString() };
    const query = untold(database(), hours(1), last).limit(50);
    const plan = await database().execute<{ "QUERY PLAN": string }>(sql`explain ${query}`);
    const lines = plan.map((row) => row["QUERY PLAN"]).join("\n");
    expect(lines).toMatch(/Index Scan using memberships_told_until .*\n.*Index Cond/);
    expect(lines).not.toMatch(/Sort|Filter/);
    await database().execute(sql`delete from memberships where id ~ '^mem_[0-9]+$'`);
  });
});

describe("a membership of whose beginning the event was lost", () => {
  const pay = async (fan: Person, tierId: string, mode = (ctx: ReturnType<typeof as>) => ctx) => {
    const session = (await joinTier(mode(as(fan)), tierId)).url?.split("/").at(-1) ?? "";
    await payCheckout(session, CARD);
    return session;
  };
  const lost = async (mode?: (ctx: ReturnType<typeof as>) => ReturnType<typeof as>) => {
    const [fan, tier] = [await makeCreator(), await makeTier(seller.profileId, { priceCents: 900 })];
    const session = await pay(fan, tier.id, mode);
    const told = await statement<{ body: string }>(
      "select body from sandbox_webhooks where body like '%' || $1 || '%' and body like '%checkout.session.completed%'",
      [session],
    );
    await loseEvents();
    return { fan, tierId: tier.id, session, completed: JSON.parse(told[0]?.body ?? "null") };
  };
  const begun = async (at: Date) => (await hearMemberships(operator(at))).begun;

  it("begins with the job after an hour, in either mode, and once", async () => {
    const [live, tried] = [await lost(), await lost(inTest)];
    expect(await begun(hours(0.9))).toBe(0);
    const [one, other] = await Promise.all([begun(hours(1.1)), begun(hours(1.1))]);
    expect(one + other).toBe(2);
    expect([await mine(live.fan), await mine(tried.fan), await mine(tried.fan, inTest)]).toEqual([
      ["ACTIVE"],
      [],
      ["ACTIVE"],
    ]);
    expect(await mailsTo(live.fan.email)).toEqual(["membership_started"]);
    expect(await begun(hours(2))).toBe(0);
    expect(await applyProcessorEvent(operator(), live.completed)).toBe("ignored");
  });

  it("is owed back where the same person has begun another meanwhile, and never begins by the address that led back", async () => {
    const { fan, tierId, session } = await lost();
    await pay(fan, tierId);
    await hearProcessor();
    expect(await begun(hours(1.1))).toBe(1);
    expect(await begun(hours(1.2))).toBe(0);
    const [row] = await listOwnMemberships(as(fan));
    await processor().subscriptions.cancel((await rowOf(row?.id)).subscriptionId ?? "");
    await hearProcessor();
    await returnFromJoining(as(fan), tierId, session);
    expect(await mine(fan)).toEqual(["CANCELED"]);
    expect((await sendOwedRefunds(operator(hours(1.2)))).sent).toBe(1);
  });

  it("begins at once for who comes back from the checkout, for nobody else, and stays over when it is left", async () => {
    const { fan, tierId, session, completed } = await lost();
    await returnFromJoining(as(await makeCreator()), tierId, session);
    for (const nothing of ["cs_none", "made-up"]) await returnFromJoining(as(fan), tierId, nothing);
    await returnFromJoining(inTest(as(fan)), tierId, session);
    expect(await mine(fan)).toEqual([]);
    await Promise.all([1, 2].map(() => returnFromJoining(as(fan), tierId, session)));
    expect(await mine(fan)).toEqual(["ACTIVE"]);
    expect(await applyProcessorEvent(operator(), completed)).toBe("ignored");
    const [row] = await listOwnMemberships(as(fan));
    await processor().subscriptions.cancel((await rowOf(row?.id)).subscriptionId ?? "");
    await hearProcessor();
    await returnFromJoining(as(fan), tierId, session);
    expect(await mine(fan)).toEqual(["CANCELED"]);
  });

  it("is led back to from the checkout with what names it", async () => {
    const { session } = await lost();
    const { success_url } = await processor().checkout.sessions.retrieve(session);
    expect(success_url).toMatch(/\/memberships\?joined=tier_\w+&session_id=\{CHECKOUT_SESSION_ID\}$/);
  });
});

async function rowOf(id = "") {
  const [row] = await database().select().from(memberships).where(eq(memberships.id, id));
  return row ?? expect.fail(id);
}
