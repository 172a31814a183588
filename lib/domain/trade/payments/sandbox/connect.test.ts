import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { processor } from "../processor";
import { completeOnboarding, viewDashboard, viewOnboarding } from "./pages/hosted";
import { activateSandboxAccount } from "./resources/connect/accounts";
import { activeAccount, paidSession, refusalOf } from "./serving/fixtures";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const REFRESH = "http://localhost:3000/settings/payouts?again=1";
const RETURN = "http://localhost:3000/settings/payouts";

const newAccount = () =>
  processor().accounts.create({
    type: "express",
    email: "creator@example.com",
    business_profile: { name: "Cora" },
    capabilities: { transfers: { requested: true }, card_payments: { requested: true } },
    metadata: { profile: "crt_1" },
  });

async function linkOf(account: string): Promise<{ token: string; url: string }> {
  const params = { account, type: "account_onboarding" as const, refresh_url: REFRESH, return_url: RETURN };
  const { url } = await processor().accountLinks.create(params);
  return { url, token: url.split("/").at(-1) ?? "" };
}

describe("accounts", () => {
  it("start without active capabilities", async () => {
    const account = await newAccount();
    expect(account).toMatchObject({
      capabilities: { transfers: "inactive", card_payments: "inactive" },
      charges_enabled: false,
      details_submitted: false,
      metadata: { profile: "crt_1" },
      payouts_enabled: false,
      type: "express",
    });
    expect(account.requirements?.currently_due).not.toEqual([]);
    expect((await processor().accounts.list()).data.map((a) => a.id)).toContain(account.id);
  });

  it.each([
    ["transfers", "without the `card_payments` capability"],
    ["card_payments", "do not currently support `card_payments` without `transfers`"],
  ])("cannot ask for %s alone, now or later", async (name, sentence) => {
    const capabilities = { [name]: { requested: true } };
    expect((await refusalOf(processor().accounts.create({ type: "express", capabilities }))).message).toContain(
      sentence,
    );
    const account = await newAccount();
    const other = name === "transfers" ? "card_payments" : "transfers";
    const without = processor().accounts.update(account.id, { capabilities: { [other]: { requested: false } } });
    expect((await refusalOf(without)).message).toContain(sentence);
  });

  it("can be updated and deleted", async () => {
    const account = await newAccount();
    const changed = await processor().accounts.update(account.id, {
      email: "new@example.com",
      business_profile: { url: RETURN },
    });
    expect(changed).toMatchObject({ email: "new@example.com", business_profile: { name: "Cora", url: RETURN } });
    expect(await processor().accounts.del(account.id)).toMatchObject({ id: account.id, deleted: true });
    expect((await refusalOf(processor().accounts.retrieve(account.id))).statusCode).toBe(404);
  });

  it("can be activated by a seed", async () => {
    const account = await processor().accounts.create({});
    await activateSandboxAccount(account.id);
    const active = await processor().accounts.retrieve(account.id);
    expect(active).toMatchObject({
      capabilities: { transfers: "active" },
      payouts_enabled: true,
      charges_enabled: true,
    });
    await expect(activateSandboxAccount("acct_none")).rejects.toThrow("acct_none");
  });
});

describe("onboarding", () => {
  it("activates the account, sends its holder back and announces the change", async () => {
    const account = await newAccount();
    const { url, token } = await linkOf(account.id);
    expect(url).toBe(`http://localhost:3000/sandbox/onboarding/${token}`);
    const view = {
      status: "open",
      accountId: account.id,
      email: "creator@example.com",
      name: "Cora",
      returnUrl: RETURN,
    };
    expect(await viewOnboarding(token)).toEqual(view);
    expect(await completeOnboarding(token)).toBe(RETURN);
    const active = await processor().accounts.retrieve(account.id);
    expect(active.capabilities).toEqual({ transfers: "active", card_payments: "active" });
    expect(active.requirements?.currently_due).toEqual([]);
    const { data } = await processor().events.list({ type: "account.updated", limit: 1 });
    expect(data[0]).toMatchObject({
      data: { object: { id: account.id }, previous_attributes: { capabilities: { transfers: "inactive" } } },
    });
  });

  it("takes a link once and for five minutes", async () => {
    const account = await newAccount();
    const { token } = await linkOf(account.id);
    const later = new Date(Date.now() + 6 * 60_000);
    expect(await viewOnboarding(token, later)).toEqual({ status: "expired", refreshUrl: REFRESH });
    expect(await completeOnboarding(token, later)).toBe(REFRESH);
    expect((await processor().accounts.retrieve(account.id)).details_submitted).toBe(false);
    const answers = await Promise.all([1, 2, 3].map(() => completeOnboarding(token)));
    expect(answers.sort()).toEqual([RETURN, REFRESH, REFRESH]);
  });

  it("knows no made-up links, and none of another kind", async () => {
    expect(await viewOnboarding("al_none")).toBeNull();
    await expect(completeOnboarding("al_none")).rejects.toMatchObject({ code: "not_found" });
    const account = await activeAccount();
    const login = await processor().accounts.createLoginLink(account.id);
    await expect(completeOnboarding(login.url.split("/").at(-1) ?? "")).rejects.toMatchObject({ code: "not_found" });
  });

  it("refuses a link for no account or to a script", async () => {
    const params = { type: "account_onboarding" as const, refresh_url: REFRESH, return_url: RETURN };
    const none = await refusalOf(processor().accountLinks.create({ ...params, account: "acct_none" }));
    expect(none).toMatchObject({ statusCode: 400, param: "account" });
    const { id } = await newAccount();
    const script = processor().accountLinks.create({ ...params, account: id, return_url: "javascript:alert(1)" });
    expect((await refusalOf(script)).param).toBe("return_url");
  });
});

describe("the dashboard", () => {
  it("shows what was paid, less fee and reversals", async () => {
    const { id: destination } = await activeAccount();
    const { payment_intent } = await paidSession({ amount: 10_000, fee: 1_000, destination });
    const refund = { payment_intent, amount: 2_500, reverse_transfer: true, refund_application_fee: true };
    await processor().refunds.create(refund);
    const balance = await processor().balance.retrieve({}, { stripeAccount: destination });
    expect(balance.available).toMatchObject([{ amount: 0 }]);
    expect(balance.pending).toMatchObject([{ amount: 6_750, currency: "usd" }]);
    const { url } = await processor().accounts.createLoginLink(destination);
    expect(url).toContain("http://localhost:3000/sandbox/dashboard/");
    const token = url.split("/").at(-1) ?? "";
    expect(await viewDashboard(token)).toMatchObject({
      accountId: destination,
      payouts: true,
      transfers: [{ amount: 10_000, fee: 750, reversed: 2_500, net: 6_750, currency: "usd" }],
    });
    expect(await viewDashboard(token, new Date(Date.now() + 6 * 60_000))).toBeNull();
    expect(await viewDashboard("ll_none")).toBeNull();
  });

  it("is closed to accounts that have not onboarded", async () => {
    const account = await newAccount();
    expect((await refusalOf(processor().accounts.createLoginLink(account.id))).statusCode).toBe(400);
  });
});
