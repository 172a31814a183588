import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { sandboxObjects, sandboxWebhooks } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { mailsTo as bodiesTo } from "@/lib/domain/platform/mail/testing";
import { inDays } from "@/lib/domain/trade/billing/testing";
import { as, hearProcessor, mailsTo, makeSeller, type Seller } from "@/lib/domain/trade/orders/testing";
import { processor } from "@/lib/domain/trade/payments/processor";
import { endInPortal } from "@/lib/domain/trade/payments/sandbox/pages/hosted";
import { settleDue } from "@/lib/domain/trade/payments/sandbox/serving/due";
import { refuseFromNow } from "@/lib/domain/trade/payments/sandbox/serving/fixtures";
import { joinTier } from "./join";
import { leaveMembership, stayMember } from "./leave";
import { listOwnMemberships } from "./members";
import { openMembershipPortal } from "./portal";
import { makeMember, RENEWAL } from "./testing";

let own: TestDatabase;
let seller: Seller;
beforeAll(async () => {
  own = await testDatabase();
  seller = await makeSeller(true);
});
afterAll(() => own.drop());

async function member() {
  const made = await makeMember(seller.profileId);
  const mine = async () => (await listOwnMemberships(as(made.fan)))[0];
  const found = await mine();
  return { ...made, mine, id: found?.id ?? "", tierId: found?.tier.id ?? "" };
}

const statusOf = async (subscription: string) => (await processor().subscriptions.retrieve(subscription)).status;

describe("a membership whose payment is due", () => {
  /** Someone whose card refused the second period, and works again from then on. */
  async function owing() {
    const found = await member();
    await refuseFromNow(found.subscription, "cancel");
    await hearProcessor(inDays(RENEWAL));
    expect(await statusOf(found.subscription)).toBe("past_due");
    const [row] = await database().select().from(sandboxObjects).where(eq(sandboxObjects.id, found.subscription));
    const data = { ...row?.data, _refuses: null };
    await database().update(sandboxObjects).set({ data }).where(eq(sandboxObjects.id, found.subscription));
    return found;
  }

  async function expectOver({ subscription, mine }: Awaited<ReturnType<typeof member>>) {
    for (const later of [2, 4, 40]) await hearProcessor(inDays(RENEWAL + later));
    expect(await statusOf(subscription)).toBe("canceled");
    expect(await mine()).toMatchObject({ status: "CANCELED", ends_at: null });
    const { data } = await processor().invoices.list({ subscription, status: "paid" });
    expect(data.map(({ billing_reason }) => billing_reason)).toEqual(["subscription_create"]);
  }

  it("ends when it is left, and nothing is charged for it any more", async () => {
    const found = await owing();
    const before = (await mailsTo(seller.email)).length;
    await leaveMembership(as(found.fan, inDays(RENEWAL)), found.id);
    expect(await found.mine()).toMatchObject({ status: "CANCELED" });
    const left = (await bodiesTo(found.fan.email)).filter(({ kind }) => kind === "membership_leaving");
    expect(left.map(({ subject }) => subject)).toEqual([expect.stringContaining("You have left")]);
    expect(left[0]?.text).not.toContain("you stay a member");
    await expectOver(found);
    expect((await mailsTo(seller.email)).slice(before)).toEqual(["membership_left"]);
  });

  it("ends when it is left in the processor's portal, too", async () => {
    const found = await owing();
    const { url } = await openMembershipPortal(as(found.fan), found.id);
    await endInPortal({ token: url.split("/").at(-1) ?? "", subscription: found.subscription }, true);
    await hearProcessor(inDays(RENEWAL));
    expect(await mailsTo(found.fan.email)).not.toContain("membership_leaving");
    await expectOver(found);
  });
});

describe("a membership whose end at the processor was not heard", () => {
  /** It was left, its period is over, and the event of that is lost. */
  async function ended() {
    const found = await member();
    await leaveMembership(as(found.fan), found.id);
    await hearProcessor();
    await settleDue(inDays(RENEWAL));
    await database().delete(sandboxWebhooks);
    expect(await found.mine()).toMatchObject({ status: "ACTIVE" });
    return found;
  }
  const refused = expect.objectContaining({ code: "invalid_state_transition" });

  it("is over when its member wants to stay, who can join again then", async () => {
    const { fan, id, tierId, mine } = await ended();
    await expect(stayMember(as(fan), id)).rejects.toEqual(refused);
    expect(await mine()).toMatchObject({ status: "CANCELED", ends_at: null });
    expect((await joinTier(as(fan), tierId)).url).toMatch(/^http/);
  });

  it("is left by who leaves it once more", async () => {
    const { fan, id, mine } = await ended();
    await leaveMembership(as(fan), id);
    expect(await mine()).toMatchObject({ status: "CANCELED", ends_at: null });
    await expect(leaveMembership(as(fan), id)).rejects.toEqual(refused);
  });
});
