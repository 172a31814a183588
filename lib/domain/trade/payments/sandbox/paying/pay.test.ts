import { sql } from "drizzle-orm";
import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { processorDatabase } from "@/db/client";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { processor } from "../../processor";
import { confirmAuthentication, forgetSavedCard, payCheckout, viewCheckout } from "../pages/hosted";
import { activeAccount, GOOD_FORM, openSession } from "../serving/fixtures";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const ASKS = { ...GOOD_FORM, card: "4000 0025 0000 3155" };

/** The types of a session's events, in the order in which they were emitted. */
async function eventsOf(session: string): Promise<string[]> {
  const rows = await processorDatabase().execute<{ type: string }>(
    sql`select data->>'type' as type from sandbox_objects
        where object = 'event' and data->>'_group' = ${session} order by seq`,
  );
  return rows.map((row) => row.type);
}

async function chargesOf(session: string): Promise<Stripe.Charge[]> {
  const { payment_intent } = await processor().checkout.sessions.retrieve(session);
  if (!payment_intent) return [];
  return (await processor().charges.list({ payment_intent: payment_intent as string })).data;
}

const FINGERPRINT = expect.stringMatching(/^[A-Za-z0-9]{16}$/);

describe("a card that is accepted", () => {
  it("is told from others by its fingerprint, no matter who pays and however it is written", async () => {
    const paidWith = async (form: Partial<typeof GOOD_FORM>) => {
      const { id } = await openSession();
      await payCheckout(id, { ...GOOD_FORM, ...form });
      const [charge] = await chargesOf(id);
      return charge?.payment_method_details?.card?.fingerprint;
    };
    const first = await paidWith({});
    expect(first).toEqual(FINGERPRINT);
    expect(await paidWith({ card: "4242424242424242", email: "other@example.com", name: "Otto Other" })).toBe(first);
    const second = await paidWith({ card: "5555555555554444" });
    expect(second).toEqual(FINGERPRINT);
    expect(second).not.toBe(first);
    expect(await paidWith({ card: "4012888888881881" })).toBeNull(); // perhaps somebody's: nothing of it is kept
  });

  it("pays, passes the money on, and announces it in order", async () => {
    const { id: destination } = await activeAccount();
    const { id } = await openSession({ fee: 490, destination });
    const outcome = await payCheckout(id, GOOD_FORM);
    expect(outcome).toEqual({ outcome: "paid", redirectTo: `http://localhost:3000/thanks?session=${id}` });
    const session = await processor().checkout.sessions.retrieve(id, { expand: ["payment_intent.latest_charge"] });
    expect(session).toMatchObject({
      customer: null,
      customer_details: { email: "buyer@example.com", name: "Bea Buyer" },
      payment_status: "paid",
      status: "complete",
      url: null,
      payment_intent: {
        amount_received: 5_000,
        status: "succeeded",
        latest_charge: {
          billing_details: { email: "buyer@example.com" },
          payment_method_details: { card: { brand: "visa", last4: "4242", fingerprint: FINGERPRINT } },
          status: "succeeded",
        },
      },
    });
    expect(await eventsOf(id)).toEqual([
      "payment_intent.created",
      "transfer.created",
      "application_fee.created",
      "charge.succeeded",
      "payment_intent.succeeded",
      "checkout.session.completed",
    ]);
  });

  it("pays once when twenty pay at once", async () => {
    const { id } = await openSession();
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => payCheckout(id, { ...GOOD_FORM, attempt: "mine" })),
    );
    expect(outcomes.filter((o) => o.outcome === "paid")).toHaveLength(1);
    const rest = outcomes.filter((o) => o.outcome !== "paid");
    expect(rest).toEqual(Array(19).fill({ outcome: "closed", status: "complete", redirectTo: expect.any(String) }));
    expect(await chargesOf(id)).toHaveLength(1);
    expect((await eventsOf(id)).filter((type) => type === "checkout.session.completed")).toHaveLength(1);
  });

  it("pays or expires, never both, when both come at once", async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await openSession();
      const [paid, expired] = await Promise.allSettled([
        payCheckout(id, GOOD_FORM),
        processor().checkout.sessions.expire(id),
      ]);
      const won = paid.status === "fulfilled" && paid.value.outcome === "paid";
      expect(expired.status).toBe(won ? "rejected" : "fulfilled");
      expect(await chargesOf(id)).toHaveLength(won ? 1 : 0);
    }
  });

  it("makes a customer when asked, and keeps the email that the seller fixed", async () => {
    const params = { customer_creation: "always" as const, customer_email: "fixed@example.com" };
    const { id } = await openSession({ params });
    await payCheckout(id, { ...GOOD_FORM, email: "other@example.com" });
    const session = await processor().checkout.sessions.retrieve(id, { expand: ["customer", "payment_intent"] });
    expect(session.customer_details?.email).toBe("fixed@example.com");
    expect(session.customer).toMatchObject({ object: "customer", email: "fixed@example.com" });
    expect(session.payment_intent).toMatchObject({ customer: (session.customer as { id: string }).id });
  });
});

describe("a card that is refused", () => {
  it.each([
    ["4000 0000 0000 0002", "generic_decline", "Your card was declined."],
    ["4000-0000-0000-9995", "insufficient_funds", "Your card has insufficient funds."],
    ["4012888888881881", "test_mode_live_card", "never with a real one"],
  ])("%s leaves the checkout open (%s)", async (card, code, message) => {
    const { id } = await openSession();
    const outcome = await payCheckout(id, { ...GOOD_FORM, card });
    expect(outcome).toEqual({ outcome: "declined", code, message: expect.stringContaining(message) });
    expect(await chargesOf(id)).toMatchObject([{ status: "failed", failure_code: "card_declined", paid: false }]);
    expect(await eventsOf(id)).toEqual(["payment_intent.created", "charge.failed", "payment_intent.payment_failed"]);
    expect(await viewCheckout(id)).toMatchObject({ status: "open", email: GOOD_FORM.email, name: GOOD_FORM.name });

    expect((await payCheckout(id, GOOD_FORM)).outcome).toBe("paid");
    const charges = await chargesOf(id);
    expect(charges.map((c) => c.status)).toEqual(["succeeded", "failed"]);
  });

  it("names every wrong field and keeps what was typed, but never the card", async () => {
    const { id } = await openSession();
    const wrong = { email: "nobody", name: "Bea", card: "4242 4242 4242 4241", expiry: "01/20", cvc: "12" };
    const outcome = await payCheckout(id, wrong);
    expect(outcome).toMatchObject({
      outcome: "invalid",
      fields: [{ code: "email_invalid" }, { code: "card_invalid" }, { code: "expiry_past" }, { code: "cvc_invalid" }],
    });
    expect(await viewCheckout(id)).toMatchObject({ status: "open", email: "nobody", name: "Bea" });
    expect(await eventsOf(id)).toEqual([]);
  });
});

describe("a card that asks its holder", () => {
  async function challenged(): Promise<{ id: string; challengeId: string }> {
    const { id } = await openSession();
    const outcome = await payCheckout(id, ASKS);
    if (outcome.outcome !== "needs_authentication") throw new Error(outcome.outcome);
    return { id, challengeId: outcome.challengeId };
  }

  it("pays after approval", async () => {
    const { id, challengeId } = await challenged();
    expect(await chargesOf(id)).toEqual([]);
    expect((await processor().checkout.sessions.retrieve(id)).status).toBe("open");
    expect((await confirmAuthentication(id, challengeId, true)).outcome).toBe("paid");
    expect(await eventsOf(id)).toContain("payment_intent.requires_action");
    expect((await processor().checkout.sessions.retrieve(id)).customer_details?.email).toBe(GOOD_FORM.email);
  });

  it("is declined after a refusal, and the challenge is spent", async () => {
    const { id, challengeId } = await challenged();
    const declined = { outcome: "declined", code: "payment_intent_authentication_failure" };
    expect(await confirmAuthentication(id, challengeId, false)).toMatchObject(declined);
    expect(await confirmAuthentication(id, challengeId, true)).toMatchObject(declined);
    expect((await processor().checkout.sessions.retrieve(id)).status).toBe("open");
  });

  it("pays once when ten approve at once, and not for another session", async () => {
    const { id, challengeId } = await challenged();
    const other = await openSession();
    expect((await confirmAuthentication(other.id, challengeId, true)).outcome).toBe("declined");
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirmAuthentication(id, challengeId, true)));
    expect(answers.filter((a) => a.outcome === "paid")).toHaveLength(1);
    expect(await chargesOf(id)).toHaveLength(1);
  });
});

describe("a checkout whose time is over", () => {
  it("shows as expired, refuses to be paid, and announces its end once", async () => {
    const { id } = await openSession();
    await payCheckout(id, { ...GOOD_FORM, card: "4000000000000002" });
    const later = new Date(Date.now() + 25 * 3_600_000);
    expect(await viewCheckout(id, later)).toMatchObject({ status: "expired" });
    const closed = { outcome: "closed", status: "expired", redirectTo: "http://localhost:3000/cancel" };
    expect(await payCheckout(id, GOOD_FORM, later)).toEqual(closed);
    expect(await payCheckout(id, GOOD_FORM, later)).toEqual(closed);
    expect((await eventsOf(id)).slice(3)).toEqual(["payment_intent.canceled", "checkout.session.expired"]);
    const session = await processor().checkout.sessions.retrieve(id, { expand: ["payment_intent"] });
    expect(session).toMatchObject({
      status: "expired",
      payment_status: "unpaid",
      payment_intent: { status: "canceled" },
    });
  });
});

describe("a card that is kept", () => {
  const SAVING = { payment_method_save: "enabled", payment_method_remove: "enabled" } as const;
  const EMPTY = { email: "", name: "", card: "", expiry: "", cvc: "" };
  const opened = async (customer: string, saved?: typeof SAVING) =>
    (
      await processor().checkout.sessions.create({
        mode: "payment",
        success_url: "http://localhost:3000/thanks",
        line_items: [
          { quantity: 1, price_data: { currency: "usd", unit_amount: 700, product_data: { name: "A logo" } } },
        ],
        customer,
        ...(saved && { saved_payment_method_options: saved }),
      })
    ).id;

  it("is kept when the payer says so, once, pays again without being typed, and can be taken away", async () => {
    const { id: customer } = await processor().customers.create({ email: "keeps@example.com" });
    const unasked = await opened(customer, SAVING);
    await payCheckout(unasked, GOOD_FORM);
    expect((await viewCheckout(unasked))?.savedCards).toEqual([]);
    for (let times = 0; times < 2; times++)
      await payCheckout(await opened(customer, SAVING), { ...GOOD_FORM, save: true });
    const id = await opened(customer, SAVING);
    const view = await viewCheckout(id);
    expect(view).toMatchObject({ canSave: true, canRemove: true, savedCards: [{ brand: "visa", last4: "4242" }] });
    const [card] = view?.savedCards ?? [];
    expect((await payCheckout(id, { ...EMPTY, saved: card?.id ?? "" })).outcome).toBe("paid");
    expect(await chargesOf(id)).toMatchObject([
      { amount: 700, customer, payment_method_details: { card: { last4: "4242" } } },
    ]);
    await expect(forgetSavedCard(id, card?.id ?? "")).rejects.toMatchObject({ code: "not_found" }); // it is paid
    const last = await opened(customer, SAVING);
    await forgetSavedCard(last, card?.id ?? "");
    expect((await viewCheckout(last))?.savedCards).toEqual([]);
    expect((await payCheckout(last, { ...EMPTY, saved: card?.id ?? "" })).outcome).toBe("invalid");
  });

  it("is kept where the seller offers it alone, and does as its number did", async () => {
    const { id: customer } = await processor().customers.create({ email: "asks@example.com" });
    const plain = await opened(customer);
    await payCheckout(plain, { ...GOOD_FORM, save: true });
    expect(await viewCheckout(plain)).toMatchObject({ canSave: false, savedCards: [] });
    const asking = await opened(customer, SAVING);
    const first = await payCheckout(asking, { ...ASKS, save: true });
    await confirmAuthentication(asking, first.outcome === "needs_authentication" ? first.challengeId : "", true);
    const again = await opened(customer, SAVING);
    const [card] = (await viewCheckout(again))?.savedCards ?? [];
    expect(card).toMatchObject({ last4: "3155" });
  });
});

it("knows no session that was never opened", async () => {
  expect(await viewCheckout("cs_test_none")).toBeNull();
  await expect(payCheckout("cs_test_none", GOOD_FORM)).rejects.toMatchObject({ code: "not_found" });
});

it("stores no card number, expiry or security code anywhere", async () => {
  const { id } = await openSession();
  await payCheckout(id, { ...ASKS, expiry: "11 / 47", cvc: "917" });
  await payCheckout(id, { ...GOOD_FORM, expiry: "11 / 47", cvc: "917" });
  const rows = await processorDatabase().execute<{ all: string }>(sql`
    select data::text as all from sandbox_objects union all select body from sandbox_webhooks
    union all select coalesce(body, '') from sandbox_idempotency`);
  const everything = rows.map((row) => row.all).join("\n");
  expect(everything).toContain("3155");
  for (const number of ["4242424242424242", "4242 4242", "4000002500003155", "4000 0025"])
    expect(everything).not.toContain(number);
  // as a value of its own: the digits alone may stand in any id
  expect(everything).not.toMatch(/["\s:/](?:20)?47["\s,}]|["\s:]917["\s,}]/);
});
