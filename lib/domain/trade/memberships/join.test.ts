import { eq } from "drizzle-orm";
import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database, statement } from "@/db/client";
import { makeCreator, makeProduct } from "@/db/factories";
import { makeTier } from "@/db/factories/creator-records";
import { auditLog, events, membershipTiers, profiles } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { NewPost } from "@/lib/contracts/publishing/posts";
import { SaveTier } from "@/lib/contracts/trade/memberships/memberships";
import { type Context, createContext } from "@/lib/core/context";
import { longDay } from "@/lib/core/values/formats";
import { newId } from "@/lib/core/values/ids";
import { mailsTo as bodiesTo } from "@/lib/domain/platform/mail/testing";
import { publish } from "@/lib/domain/publishing/posts/writing/publish";
import { inTest, mailsTo } from "@/lib/domain/trade/orders/testing";
import { processor } from "@/lib/domain/trade/payments/processor";
import { payCheckout, viewPortal } from "@/lib/domain/trade/payments/sandbox/pages/hosted";
import { sendOwedRefunds } from "@/lib/domain/trade/payments/send-owed-refunds";
import { applyProcessorEvent } from "@/lib/domain/trade/processor-events/apply-processor-event";
import { joinTier } from "./join";
import { leaveMembership, stayMember } from "./leave";
import { listMembers, listOwnMemberships, mayAwaitTier } from "./members";
import { getMembersPost, listMembersPosts } from "./members-posts";
import { openMembershipPortal } from "./portal";
import { saveTier } from "./tiers";

type Person = Awaited<ReturnType<typeof makeCreator>>;
const CARD = { email: "sam@example.com", name: "Sam", card: "4242424242424242", expiry: "12/34", cvc: "123" };
let own: TestDatabase;
let seller: Person;
beforeAll(async () => {
  own = await testDatabase();
  seller = await makeCreator();
  await makeProduct(seller.profileId, { flat: true, sellable: true });
});
afterAll(() => own.drop());

const as = ({ userId, profileId, email }: Person): Context =>
  createContext({ actor: { kind: "user", userId, profileId, sessionId: "s", email }, requestId: newId("req") });
const system = () => createContext({ actor: { kind: "system", id: "processor" }, requestId: newId("req") });
const refused = (code: string) => expect.objectContaining({ code });

/** What the processor has told of a subscription or session, oldest first. */
async function told(id: string): Promise<Stripe.Event[]> {
  const rows = await statement<{ body: string }>(
    "select body from sandbox_webhooks where body like '%' || $1 || '%' order by seq",
    [id],
  );
  return rows.map(({ body }) => JSON.parse(body) as Stripe.Event);
}
const kinds = async (profileId: string) =>
  (await database().select().from(events).where(eq(events.ownerId, profileId))).map((event) => event.type);

async function joined(tierId: string, person: Person) {
  const { url } = await joinTier(as(person), tierId);
  const sessionId = url?.split("/").at(-1) ?? "";
  await payCheckout(sessionId, CARD);
  const subscriptionId = await subscriptionOf(sessionId);
  const completed = (await told(sessionId)).find((event) => event.type === "checkout.session.completed");
  if (!completed) throw new Error("the processor sent no completed event");
  return { subscriptionId, completed };
}

async function subscriptionOf(sessionId: string): Promise<string> {
  return (await processor().checkout.sessions.retrieve(sessionId)).subscription as string;
}

describe("a free tier", () => {
  it("is joined at once, by one of ten clicks, and left at once", async () => {
    const [creator, fan] = [await makeCreator(), await makeCreator()];
    const tier = await makeTier(creator.profileId, { priceCents: 0 });
    const clicks = await Promise.allSettled(Array.from({ length: 10 }, () => joinTier(as(fan), tier.id)));
    expect(clicks.filter((click) => click.status === "fulfilled")).toHaveLength(1);
    const [mine] = await listOwnMemberships(as(fan));
    expect(mine).toMatchObject({ status: "ACTIVE", tier: { id: tier.id }, creator: { handle: creator.handle } });
    const [row] = await database().select().from(membershipTiers).where(eq(membershipTiers.id, tier.id));
    expect(row?.memberCount).toBe(1);
    await expect(leaveMembership(as(creator), mine?.id ?? "")).rejects.toEqual(refused("not_found"));
    await leaveMembership(as(fan), mine?.id ?? "");
    await expect(leaveMembership(as(fan), mine?.id ?? "")).rejects.toEqual(refused("invalid_state_transition"));
    expect(await kinds(creator.profileId)).toEqual(["membership.created", "membership.canceled"]);
    const audited = await database().select().from(auditLog).where(eq(auditLog.ownerId, creator.profileId));
    expect(audited.map((entry) => entry.action)).toEqual(["membership.created", "membership.canceled"]);
    expect(await mailsTo(creator.email)).toEqual(["membership_joined", "membership_left"]);
    expect(await mailsTo(fan.email)).toEqual(["membership_started", "membership_leaving"]);
    for (const nothing of [tier.id, newId("tier"), "made-up"])
      expect(await mayAwaitTier(as(fan), nothing), nothing).toBe(false);

    await joinTier(as(fan), tier.id);
    expect((await listMembers(as(creator), { status: "ACTIVE" })).data).toMatchObject([{ email: fan.email }]);
  });

  it("is refused to nobody in particular, to its own creator, and when it is archived", async () => {
    const [creator, fan] = [await makeCreator(), await makeCreator()];
    const tier = await makeTier(creator.profileId, { priceCents: 0 });
    await expect(joinTier(system(), tier.id)).rejects.toEqual(refused("unauthorized"));
    await expect(joinTier(as(creator), tier.id)).rejects.toEqual(refused("conflict"));
    await database().update(membershipTiers).set({ active: false }).where(eq(membershipTiers.id, tier.id));
    await expect(joinTier(as(fan), tier.id)).rejects.toEqual(refused("not_found"));
    const priced = await makeTier(creator.profileId);
    await expect(joinTier(as(fan), priced.id)).rejects.toThrow(/cannot take payments/);
  });
});

describe("a paid tier", () => {
  it("begins with the processor's word, once, with fee and destination", async () => {
    const fan = await makeCreator();
    const tier = await makeTier(seller.profileId, { priceCents: 900 });
    const { completed, subscriptionId } = await joined(tier.id, fan);
    expect(await listOwnMemberships(as(fan))).toEqual([]);
    expect(await mayAwaitTier(as(fan), tier.id)).toBe(true);
    const applied = await Promise.all(Array.from({ length: 5 }, () => applyProcessorEvent(system(), completed)));
    expect(applied.filter((outcome) => outcome === "applied")).toHaveLength(1);
    const sub = await processor().subscriptions.retrieve(subscriptionId);
    const transfer_data = { destination: expect.stringMatching(/^acct_/) };
    expect(sub).toMatchObject({ application_fee_percent: 10, transfer_data, metadata: { membership_tier: tier.id } });
    expect(await listOwnMemberships(as(fan))).toMatchObject([{ status: "ACTIVE", tier: { price_cents: 900 } }]);
    expect(await mayAwaitTier(as(fan), tier.id)).toBe(false);
    await expect(joinTier(as(fan), tier.id)).rejects.toEqual(refused("conflict"));
  });

  it("costs a member what they joined at, whatever the tier costs by then", async () => {
    const [early, late] = [await makeCreator(), await makeCreator()];
    const tier = await makeTier(seller.profileId, { name: "Ink", priceCents: 450 });
    const price = async (person: Person) => (await listOwnMemberships(as(person)))[0]?.tier;
    await applyProcessorEvent(system(), (await joined(tier.id, early)).completed);
    await saveTier(as(seller), SaveTier.parse({ id: tier.id, name: "Ink", price: "6", interval: "month" }));
    expect(await price(early)).toMatchObject({ price_cents: 450, interval: "month" });
    await applyProcessorEvent(system(), (await joined(tier.id, late)).completed);
    expect([(await price(late))?.price_cents, (await price(early))?.price_cents]).toEqual([600, 450]);
  });

  it("is left with the paid period, which can be taken back, and ends with the subscription", async () => {
    const fan = await makeCreator();
    const { completed, subscriptionId } = await joined((await makeTier(seller.profileId)).id, fan);
    await applyProcessorEvent(system(), completed);
    const mine = async () => (await listOwnMemberships(as(fan)))[0];
    const id = (await mine())?.id ?? "";
    const [paid] = (await processor().subscriptions.retrieve(subscriptionId)).items.data;
    const next = new Date((paid?.current_period_end ?? 0) * 1000);
    expect((await mine())?.next_charge_at).toBe(next.toISOString());
    await leaveMembership(as(fan), id);
    const ending = await mine();
    expect(ending).toMatchObject({ status: "ACTIVE", next_charge_at: null });
    const confirmed = (await bodiesTo(fan.email)).find(({ kind }) => kind === "membership_leaving");
    expect(confirmed?.text).toContain(`you stay a member until ${longDay.format(new Date(ending?.ends_at ?? ""))}`);
    expect(Date.parse(ending?.ends_at ?? "")).toBeGreaterThan(Date.now() + 27 * 86_400_000);
    await stayMember(as(fan), id);
    const { url } = await openMembershipPortal(as(fan), id);
    const portal = await viewPortal(url.split("/").at(-1) ?? "");
    expect(portal).toMatchObject({ subscriptions: [{ id: subscriptionId }], invoices: [{ amount: 700, paid: true }] });
    await expect(openMembershipPortal(as(seller), id)).rejects.toEqual(refused("not_found"));
    expect((await mine())?.ends_at).toBeNull();
    const [began] = await bodiesTo(fan.email);
    expect(began?.text).toContain("for $7 a month");
    expect(began?.text).toContain(`Your next payment of $7 is charged on ${longDay.format(next)}`);
    const said = (await bodiesTo(seller.email)).filter(({ text }) =>
      text.includes(longDay.format(new Date(ending?.ends_at ?? ""))),
    );
    expect(said.map(({ kind }) => kind)).toEqual(["membership_left"]);
    expect((await processor().subscriptions.retrieve(subscriptionId)).cancel_at_period_end).toBe(false);
    await processor().subscriptions.cancel(subscriptionId);
    const deleted = (await told(subscriptionId)).find((event) => event.type === "customer.subscription.deleted");
    expect(await applyProcessorEvent(system(), deleted as Stripe.Event)).toBe("applied");
    expect(await mine()).toMatchObject({ status: "CANCELED", ends_at: null });
  });

  it("starts nothing when the end is told before the beginning", async () => {
    const fan = await makeCreator();
    const { completed, subscriptionId } = await joined((await makeTier(seller.profileId)).id, fan);
    await processor().subscriptions.cancel(subscriptionId);
    const deleted = (await told(subscriptionId)).find((event) => event.type === "customer.subscription.deleted");
    const before = (await kinds(seller.profileId)).length;
    await applyProcessorEvent(system(), deleted as Stripe.Event);
    await applyProcessorEvent(system(), completed);
    expect(await listOwnMemberships(as(fan))).toMatchObject([{ status: "CANCELED" }]);
    expect(await kinds(seller.profileId)).toHaveLength(before);
  });

  it("paid from three tabs is one membership; the other two are ended and sent back, with fee and transfer", async () => {
    const fan = await makeCreator();
    const tier = await makeTier(seller.profileId, { priceCents: 900 });
    const before = await held();
    const urls = [await joinTier(as(fan), tier.id), await joinTier(as(fan), tier.id), await joinTier(as(fan), tier.id)];
    const sessions = urls.map(({ url }) => url?.split("/").at(-1) ?? "");
    for (const session of sessions) await payCheckout(session, CARD);
    const heard = (await Promise.all(sessions.map(told))).flat();
    // whichever is heard first holds, and each is told twice, all at once
    await Promise.all([...heard, ...heard].map((event) => applyProcessorEvent(system(), event)));
    await sendOwedRefunds(system());
    const ids = await Promise.all(sessions.map(subscriptionOf));
    const ends = (await Promise.all(ids.map(told)))
      .flat()
      .filter(({ type }) => type === "customer.subscription.deleted");
    for (const event of ends) await applyProcessorEvent(system(), event);
    const states = await Promise.all(ids.map(async (id) => (await processor().subscriptions.retrieve(id)).status));
    expect(states.sort()).toEqual(["active", "canceled", "canceled"]);
    expect(await listOwnMemberships(as(fan))).toMatchObject([{ status: "ACTIVE" }]);
    expect(await held()).toEqual({ platform: before.platform + 90, creator: before.creator + 810 });
    expect(await mailsTo(fan.email)).toEqual(["membership_started", "payment_returned", "payment_returned"]);
    expect((await mailsTo(seller.email)).filter((kind) => kind === "payment_reversed")).toHaveLength(2);
    expect((await sendOwedRefunds(system())).sent).toBe(0);
  });
});

/** What the platform and the seller hold at the processor, in cents, what is not available yet included. */
async function held() {
  const [profile] = await database().select().from(profiles).where(eq(profiles.id, seller.profileId));
  const creator = await processor().balance.retrieve({}, { stripeAccount: profile?.processorAccountId ?? "" });
  const platform = await processor().balance.retrieve();
  const all = ({ available, pending }: typeof platform) => (available[0]?.amount ?? 0) + (pending[0]?.amount ?? 0);
  return { platform: all(platform), creator: all(creator) };
}

describe("a post for members", () => {
  it("is whole for members and its creator; others learn that it is there", async () => {
    const [creator, fan, other] = [await makeCreator(), await makeCreator(), await makeCreator()];
    const tier = await makeTier(creator.profileId, { priceCents: 0 });
    const input = { title: "Behind the press", body: "The secret ink.", excerpt: "A look.", visibility: "members" };
    const { slug } = await publish(as(creator), NewPost.parse(input));
    const read = (ctx: Context) => getMembersPost(ctx, creator.handle, slug);
    await joinTier(as(fan), tier.id);
    for (const ctx of [as(fan), as(creator)]) {
      expect(await read(ctx)).toMatchObject({ open: true, post: { body: "The secret ink." } });
    }
    for (const ctx of [as(other), system()]) {
      expect(await read(ctx)).toMatchObject({ open: false, post: { body: "", excerpt: "A look." } });
    }
    expect(JSON.stringify(await listMembersPosts(system(), { profileId: creator.profileId, limit: 10 }))).not.toContain(
      "secret",
    );
    // what costs nothing opens nothing: a test of joining is no membership
    await joinTier(inTest(as(other)), tier.id);
    for (const ctx of [as(other), inTest(as(other))]) expect((await read(ctx)).open).toBe(false);
    expect((await read(inTest(as(fan)))).open).toBe(true);
    const [mine] = await listOwnMemberships(as(fan));
    await leaveMembership(as(fan), mine?.id ?? "");
    expect((await read(as(fan))).open).toBe(false);
  });
});

it("counts every member of those who join at once", async () => {
  const host = await makeCreator();
  const { id: tierId } = await makeTier(host.profileId, { priceCents: 0 });
  const people = await Promise.all(Array.from({ length: 12 }, () => makeCreator()));
  await Promise.all(people.map((person) => joinTier(as(person), tierId)));
  const [tier] = await database().select().from(membershipTiers).where(eq(membershipTiers.id, tierId));
  expect(tier?.memberCount).toBe(people.length);
});
