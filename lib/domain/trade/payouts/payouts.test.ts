import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { database } from "@/db/client";
import { makeCreator, makePaidOrder, makeSession } from "@/db/factories";
import { auditLog, profiles, releases } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import type { Context } from "@/lib/core/context";
import { systemContext } from "@/lib/core/system-context";
import { newId } from "@/lib/core/values/ids";
import { processor } from "@/lib/domain/trade/payments/processor";
import { completeOnboarding } from "@/lib/domain/trade/payments/sandbox/pages/hosted";
import { paidSession } from "@/lib/domain/trade/payments/sandbox/serving/fixtures";
import { readPaidOut } from "./paid-out";
import { canBePaid, readPayouts } from "./reading/read";
import { requirementInWords, viewPayouts } from "./reading/view";
import { openDashboard, startOnboarding } from "./taking-over/onboard";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

async function creator() {
  const made = await makeCreator();
  const { userId, profileId, email } = made;
  const actor = { kind: "user", userId, profileId, sessionId: await makeSession(userId), email } as const;
  return { ...made, ctx: { ...systemContext("test", new Date()), actor } as Context };
}

const rowOf = async (profileId: string) => {
  const [row] = await database().select().from(profiles).where(eq(profiles.id, profileId));
  return row ?? expect.fail("no profile");
};

describe("payouts", () => {
  it("begin with nothing", async () => {
    const { ctx } = await creator();
    expect(await readPayouts(ctx)).toEqual({
      state: "none",
      account_id: null,
      owed_cents: 0,
      due: [],
      under_review: false,
      balance: null,
      sums: { held_cents: 0, on_its_way_cents: 0 },
      earnings: [],
    });
    await expect(openDashboard(ctx)).rejects.toMatchObject({ code: "conflict" });
  });

  it("make one account for two clicks, and say what it still needs", async () => {
    const { ctx, profileId, email } = await creator();
    const links = await Promise.all([startOnboarding(ctx), startOnboarding(ctx)]);
    expect(new Set(links.map((link) => link.url)).size).toBe(2);
    const { processorAccountId } = await rowOf(profileId);
    const account = await processor().accounts.retrieve(processorAccountId ?? "");
    expect(account).toMatchObject({ email, metadata: { profile_id: profileId } });
    // Stripe gives none of these without the other, unless it has approved the platform for it
    expect(account.capabilities).toEqual({ card_payments: "inactive", transfers: "inactive" });
    const all = await processor().accounts.list({ limit: 100 });
    expect(all.data.filter((a) => a.metadata?.profile_id === profileId)).toHaveLength(1);
    expect(await readPayouts(ctx)).toMatchObject({
      state: "pending",
      due: ["A bank account to pay to", "Your consent to the processor's terms"],
      balance: null,
    });
    const started = await database().select().from(auditLog).where(eq(auditLog.ownerId, profileId));
    expect(started.map((entry) => entry.action)).toEqual(["payouts.started"]);
  });

  it("begin also where the version before asked for an account within the day, and was refused", async () => {
    const { ctx, profileId } = await creator();
    const asked = { type: "express", capabilities: { transfers: { requested: true } } } as const;
    const before = processor().accounts.create(asked, { idempotencyKey: `account:${profileId}` });
    await expect(before).rejects.toThrow("without the `card_payments` capability");
    expect(await startOnboarding(ctx)).toMatchObject({ url: expect.stringContaining("/sandbox/onboarding/") });
  });

  it("say that the operator has to act where the processor refuses to set them up, and tell the operator why", async () => {
    const { ctx, profileId } = await creator();
    await startOnboarding(ctx);
    await processor().accounts.del((await rowOf(profileId)).processorAccountId ?? "");
    const error = vi.fn();
    const log = Object.assign(Object.create(ctx.log), { error }) as Context["log"];
    await expect(startOnboarding({ ...ctx, log })).rejects.toMatchObject({
      code: "service_unavailable",
      message: expect.stringContaining("The payment processor does not let payouts be set up"),
    });
    expect(error).toHaveBeenCalledWith(
      { profile: profileId, err: expect.objectContaining({ message: expect.stringContaining("No such account") }) },
      "the processor refused to set up a creator's payouts: see Before the public comes in docs/operations.md",
    );
  });

  it("are on as soon as the creator comes back, before any webhook, with the balance less the fee", async () => {
    const { ctx, profileId } = await creator();
    const { url } = await startOnboarding(ctx);
    const back = await completeOnboarding(url.split("/").at(-1) ?? "");
    expect(new URL(back).pathname).toBe("/studio/payouts");
    expect(await canBePaid(ctx)).toBe(false);
    expect(await readPayouts(ctx)).toMatchObject({ state: "enabled", due: [], balance: { available_cents: 0 } });
    expect(await canBePaid(ctx)).toBe(true);
    const destination = (await rowOf(profileId)).processorAccountId ?? "";
    await paidSession({ amount: 20_000, fee: 2_000, destination });
    expect((await readPayouts(ctx)).balance).toEqual({ available_cents: 0, pending_cents: 18_000, currency: "usd" });
    expect((await openDashboard(ctx)).url).toContain("/sandbox/dashboard/");
  });
});

describe("requirementInWords", () => {
  it.each([
    ["tos_acceptance.date", "Your consent to the processor's terms"],
    ["individual.verification.document", "A document that shows who you are"],
    ["person_8UayFKIMRJklog.verification.document", "A document that shows who you are"],
    ["individual.dob.day", "Details about you"],
    ["settings.payments.statement_descriptor", "settings payments statement descriptor"],
  ])("%s", (name, words) => expect(requirementInWords(name)).toBe(words));
});

it("an order of its creator says when it was paid out, and how much, in its own mode", async () => {
  const [{ ctx, profileId }, other] = [await creator(), await creator()];
  const { id } = await makePaidOrder(profileId, { status: "COMPLETED" });
  expect(await readPaidOut(ctx, id)).toBeNull();
  const paidAt = new Date("2026-11-20T10:00:00.000Z");
  const row = { profileId, orderId: id, account: "acct_1", amountCents: 10_000, feeCents: 1_000, dueAt: paidAt };
  await database()
    .insert(releases)
    .values([
      { ...row, id: newId("rel"), kind: "order", source: `pi_${id}`, status: "PAID", paidCents: 9_000, paidAt },
      { ...row, id: newId("rel"), kind: "tip", source: `pi_tip_${id}`, status: "PAID", paidCents: 500, paidAt },
    ]);
  expect(await readPaidOut(ctx, id)).toEqual({ at: paidAt.toISOString(), cents: 9_000 });
  expect(await readPaidOut({ ...ctx, livemode: false }, id)).toBeNull();
  expect(await readPaidOut(other.ctx, id)).toBeNull();
});

it("an order of which a part went back adds up: what was paid, less that, less the fee that is left", () => {
  const row = {
    kind: "order" as const,
    id: "ord_1",
    productTitle: "A mark",
    amountCents: 19_000,
    feeCents: 1_900,
    refundedCents: 9_550,
  };
  const [earning] = viewPayouts(null, null, [
    { ...row, status: "COMPLETED", released: "WAITING", paidAt: new Date() },
  ]).earnings;
  expect(earning).toMatchObject({ amount_cents: 19_000, refunded_cents: 9_550, fee_cents: 945, net_cents: 8_505 });
});
