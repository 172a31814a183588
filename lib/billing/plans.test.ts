import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeApiKey, makeCreator } from "@/db/factories";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { resolveCredential } from "@/lib/access/credentials";
import { systemContext } from "@/lib/core/system-context";
import { hearProcessor } from "@/lib/orders/testing";
import { processor } from "@/lib/payments/processor";
import { endInPortal, payCheckout } from "@/lib/payments/sandbox/hosted";
import { setTier } from "@/lib/profiles/set-tier";
import { choosePlan } from "./choose-plan";
import { returnFromCheckout } from "./open-plan-checkout";
import { returnFromPortal } from "./portal";
import { readBilling } from "./read";
import {
  as,
  auditOf,
  cardForm,
  changeCard,
  FAILING_CARD,
  GOOD_CARD,
  inDays,
  lastPart,
  lettersTo,
  payFor,
  portalOf,
  subscriptionIdOf,
  tierOf,
} from "./testing";

const refused = (code: string) => expect.objectContaining({ code });
let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

const invoicesOf = async (creator: Parameters<typeof as>[0]) =>
  (await readBilling(as(creator))).invoices.map(({ status, amount_cents }) => [status, amount_cents]);

describe("buying", () => {
  it("begins with the processor's word, for the next request with a key", async () => {
    const creator = await makeCreator();
    const { token } = await makeApiKey(creator.profileId);
    await payFor(creator, "STARTER");
    expect((await resolveCredential(token, new Date())).tier).toBe("FREE");
    await hearProcessor();
    expect((await resolveCredential(token, new Date())).tier).toBe("STARTER");
    expect(await readBilling(as(creator))).toMatchObject({
      tier: "STARTER",
      granted_tier: "FREE",
      has_portal: true,
      subscription: { tier: "STARTER", next_tier: null, status: "active", price_cents: 1_900, cancel_at: null },
    });
    expect(await invoicesOf(creator)).toEqual([["paid", 1_900]]);
    expect(await auditOf(creator)).toEqual(["profile.tier_changed", "plan.started"]);
    expect(await lettersTo(creator)).toEqual(["plan_started"]);
  });

  it("is seen on the way back, before any event, and is not another creator's to see", async () => {
    const [creator, other] = [await makeCreator(), await makeCreator()];
    const session = await payFor(creator, "GROWTH");
    await expect(returnFromCheckout(as(other), session)).rejects.toEqual(refused("not_found"));
    await expect(returnFromCheckout(as(creator), "cs_none")).rejects.toEqual(refused("not_found"));
    expect(await returnFromCheckout(as(creator), session)).toBe("paid");
    expect(await tierOf(creator)).toBe("GROWTH");
    await hearProcessor();
    expect(await auditOf(creator)).toEqual(["profile.tier_changed", "plan.started"]);
    expect(await lettersTo(creator)).toEqual(["plan_started"]);
  });

  it("closes the checkout before, and one that was paid nevertheless leaves one subscription", async () => {
    const creator = await makeCreator();
    const first = lastPart((await choosePlan(as(creator), { tier: "STARTER" })).url);
    const second = lastPart((await choosePlan(as(creator), { tier: "GROWTH" })).url);
    const paying = { email: creator.email, ...cardForm(GOOD_CARD) };
    expect(await payCheckout(first, paying)).toMatchObject({ outcome: "closed", status: "expired" });
    expect((await processor().checkout.sessions.retrieve(second)).status).toBe("open");
    // two tabs at once: the other's session is not known yet when each is opened
    const session = await processor().checkout.sessions.retrieve(second, { expand: ["line_items"] });
    const price = session.line_items?.data[0]?.price?.id ?? "";
    const { customer } = session;
    const metadata = session.metadata ?? {};
    const twin = await processor().checkout.sessions.create({
      mode: "subscription",
      customer: customer as string,
      line_items: [{ price, quantity: 1 }],
      metadata,
      subscription_data: { metadata },
      success_url: "http://localhost:3000/",
    });
    await payCheckout(second, paying);
    await payCheckout(twin.id, paying, new Date(Date.now() + 2_000));
    await hearProcessor(new Date(Date.now() + 2_000));
    await hearProcessor(new Date(Date.now() + 2_000));
    const { data } = await processor().subscriptions.list({ customer: customer as string });
    expect(data).toHaveLength(1);
    expect(await tierOf(creator)).toBe("GROWTH");
    expect(await subscriptionIdOf(creator)).toBe(data[0]?.id);
  });

  it("is for signed-in creators, and refuses what would change nothing", async () => {
    const creator = await makeCreator();
    await expect(choosePlan(systemContext("test", new Date()), { tier: "STARTER" })).rejects.toEqual(
      refused("unauthorized"),
    );
    await expect(choosePlan(as(creator), { tier: "FREE" })).rejects.toEqual(refused("conflict"));
    await payFor(creator, "STARTER");
    await hearProcessor();
    await expect(choosePlan(as(creator), { tier: "STARTER" })).rejects.toThrow(/already/);
  });
});

describe("changing", () => {
  it("goes up at once, against the rest of the period", async () => {
    const creator = await makeCreator();
    await payFor(creator, "STARTER");
    await hearProcessor();
    expect(await choosePlan(as(creator), { tier: "GROWTH" })).toEqual({ url: null });
    expect(await tierOf(creator)).toBe("GROWTH");
    await hearProcessor();
    // issued within a second, which is as exact as the processor's clock: told apart by their amounts
    const [upgrade, first] = (await invoicesOf(creator)).sort((a, b) => Number(b[1]) - Number(a[1]));
    expect(first).toEqual(["paid", 1_900]);
    // the whole period is ahead, but for the moments of this test
    expect(upgrade?.[1]).toBeGreaterThan(5_990);
    expect(upgrade?.[1]).toBeLessThanOrEqual(6_000);
    expect(await auditOf(creator)).toEqual([
      "profile.tier_changed",
      "plan.started",
      "profile.tier_changed",
      "plan.changed",
    ]);
  });

  it("stays as it was when the card does not pay for more", async () => {
    const creator = await makeCreator();
    await payFor(creator, "STARTER");
    await hearProcessor();
    expect(await changeCard(creator, FAILING_CARD)).toBe("saved");
    await expect(choosePlan(as(creator), { tier: "GROWTH" })).rejects.toThrow(/declined.*as it was/);
    await hearProcessor();
    expect(await readBilling(as(creator))).toMatchObject({ tier: "STARTER", subscription: { price_cents: 1_900 } });
    expect(await invoicesOf(creator)).toEqual([["paid", 1_900]]);
  });

  it("goes down with the end of the period, which can be taken back, and costs the lower price from then on", async () => {
    const creator = await makeCreator();
    await payFor(creator, "GROWTH");
    await hearProcessor();
    await choosePlan(as(creator), { tier: "STARTER" });
    const planned = { tier: "GROWTH", subscription: { tier: "GROWTH", next_tier: "STARTER", price_cents: 1_900 } };
    expect(await readBilling(as(creator))).toMatchObject(planned);
    await expect(choosePlan(as(creator), { tier: "STARTER" })).rejects.toThrow(/next period already/);
    await choosePlan(as(creator), { tier: "GROWTH" });
    expect(await readBilling(as(creator))).toMatchObject({ subscription: { next_tier: null, price_cents: 7_900 } });
    await choosePlan(as(creator), { tier: "STARTER" });
    await hearProcessor(inDays(20));
    expect(await tierOf(creator)).toBe("GROWTH");
    await hearProcessor(inDays(32));
    expect(await tierOf(creator)).toBe("STARTER");
    expect(await invoicesOf(creator)).toEqual([
      ["paid", 1_900],
      ["paid", 7_900],
    ]);
  });

  it("ends with the period, which can be taken back here and in the portal", async () => {
    const creator = await makeCreator();
    await payFor(creator, "STARTER");
    await hearProcessor();
    await choosePlan(as(creator), { tier: "FREE" });
    expect(await readBilling(as(creator))).toMatchObject({ tier: "STARTER", subscription: { next_tier: "FREE" } });
    await expect(choosePlan(as(creator), { tier: "FREE" })).rejects.toThrow(/ends with its paid period already/);
    await choosePlan(as(creator), { tier: "STARTER" });
    expect(await readBilling(as(creator))).toMatchObject({ subscription: { cancel_at: null, next_tier: null } });
    await endInPortal(await portalOf(creator), true);
    await returnFromPortal(as(creator));
    expect((await readBilling(as(creator))).subscription?.cancel_at).not.toBeNull();
    await hearProcessor(inDays(20));
    expect(await tierOf(creator)).toBe("STARTER");
    await hearProcessor(inDays(32));
    expect(await tierOf(creator)).toBe("FREE");
    expect(await readBilling(as(creator))).toMatchObject({ tier: "FREE", subscription: null });
    const scheduled = ["plan.cancellation_scheduled", "plan.cancellation_withdrawn", "plan.cancellation_scheduled"];
    expect(await auditOf(creator)).toEqual([
      "profile.tier_changed",
      "plan.started",
      ...scheduled,
      "profile.tier_changed",
      "plan.ended",
    ]);
    expect(await lettersTo(creator)).toEqual(["plan_started", "plan_ended"]);
  });
});

describe("a plan that the operator gives", () => {
  const operator = () => systemContext("admin", new Date());

  it("stands beside what is paid: the higher one holds", async () => {
    const creator = await makeCreator();
    await setTier(operator(), creator.profileId, "STARTER");
    await expect(choosePlan(as(creator), { tier: "STARTER" })).rejects.toThrow(/without paying/);
    await payFor(creator, "GROWTH");
    await hearProcessor();
    expect(await tierOf(creator)).toBe("GROWTH");
    expect(await setTier(operator(), creator.profileId, "FREE")).toMatchObject({ tier: "GROWTH" });
    await setTier(operator(), creator.profileId, "ENTERPRISE");
    await choosePlan(as(creator), { tier: "FREE" });
    await hearProcessor(inDays(32));
    expect(await readBilling(as(creator))).toMatchObject({ tier: "ENTERPRISE", granted_tier: "ENTERPRISE" });
  });

  it("is what a creator is on who has no account yet, and is theirs again after the subscription", async () => {
    const creator = await makeCreator({ tier: "STARTER" });
    expect(await readBilling(as(creator))).toMatchObject({ granted_tier: "STARTER", has_portal: false });
    await payFor(creator, "GROWTH");
    await hearProcessor();
    await choosePlan(as(creator), { tier: "FREE" });
    await hearProcessor(inDays(32));
    expect(await tierOf(creator)).toBe("STARTER");
  });
});
