import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeApiKey, makeCreator } from "@/db/factories";
import { planAccounts } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { systemContext } from "@/lib/core/system-context";
import { resolveCredential } from "@/lib/domain/developers/credentials/credentials";
import { hearProcessor } from "@/lib/domain/trade/orders/testing";
import { processor } from "@/lib/domain/trade/payments/processor";
import { endInPortal, payCheckout } from "@/lib/domain/trade/payments/sandbox/pages/hosted";
import { choosePlan } from "./choosing/choose-plan";
import { accountOf, customerOf } from "./choosing/customer";
import { returnFromCheckout } from "./choosing/open-plan-checkout";
import { returnFromPortal } from "./choosing/portal";
import { readBilling } from "./read";
import { setTier } from "./subscription/set-tier";
import {
  as,
  auditOf,
  type Creator,
  cardForm,
  changeCard,
  FAILING_CARD,
  GOOD_CARD,
  inDays,
  lastPart,
  mailsTo,
  payFor,
  portalOf,
  tierOf,
} from "./testing";

const refused = (code: string) => expect.objectContaining({ code });
let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

const payment = ({ email }: Creator) => ({ email, ...cardForm(GOOD_CARD) });
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
    expect(await mailsTo(creator)).toEqual(["plan_started"]);
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
    expect(await mailsTo(creator)).toEqual(["plan_started"]);
  });

  it("is paid in one open checkout: the same for the same plan, and another's closes it", async () => {
    const creator = await makeCreator();
    const choose = async (tier: "STARTER" | "GROWTH") => lastPart((await choosePlan(as(creator), { tier })).url);
    const open = async () => {
      const customer = (await accountOf(as(creator), creator.userId))?.customerId ?? "";
      return (await processor().checkout.sessions.list({ customer, status: "open" })).data.map(({ id }) => id);
    };
    const [first, ...same] = await Promise.all(Array.from({ length: 6 }, () => choose("STARTER")));
    expect(new Set(same)).toEqual(new Set([first]));
    expect(await open()).toEqual([first]);
    await Promise.allSettled((["STARTER", "GROWTH", "STARTER", "GROWTH", "STARTER", "GROWTH"] as const).map(choose));
    expect((await open()).length).toBeLessThanOrEqual(1);
    const last = await choose("GROWTH");
    expect(await open()).toEqual([last]);
    expect(await payCheckout(first ?? "", payment(creator))).toMatchObject({ outcome: "closed", status: "expired" });
    await payCheckout(last, payment(creator));
    // nothing has been heard of the payment: it is asked for
    await expect(choose("STARTER")).rejects.toThrow(/paid just now/);
    expect(await tierOf(creator)).toBe("GROWTH");
  });

  it("is found again by anyone who comes after one that was killed while opening it", async () => {
    const creator = await makeCreator();
    await customerOf(as(creator), creator);
    const claim = { checkoutId: "claimed-and-killed", checkoutTier: "STARTER" } as const;
    await database().update(planAccounts).set(claim).where(eq(planAccounts.profileId, creator.profileId));
    const urls = await Promise.all([1, 2, 3].map(() => choosePlan(as(creator), { tier: "STARTER" })));
    expect(new Set(urls.map(({ url }) => url)).size).toBe(1);
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
    expect(await mailsTo(creator)).toEqual(["plan_started", "plan_ended"]);
  });
});

describe("a plan that the operator gives", () => {
  const operator = () => systemContext("admin", new Date());

  it("stands next to what is paid: the higher one holds", async () => {
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
