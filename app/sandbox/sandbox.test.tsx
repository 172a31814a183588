import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { resetEnv } from "@/lib/core/env";
import { processor } from "@/lib/domain/trade/payments/processor";
import {
  activeAccount,
  GOOD_FORM,
  openSession,
  type TestDatabase,
  testDatabase,
} from "@/lib/domain/trade/payments/sandbox/serving/fixtures";
import { CardInputs } from "./_parts/card-inputs";
import { POST as answer } from "./checkout/[session]/authenticate/answer/route";
import AuthenticatePage from "./checkout/[session]/authenticate/page";
import CheckoutPage from "./checkout/[session]/page";
import { POST as pay } from "./checkout/[session]/pay/route";
import DashboardPage from "./dashboard/[token]/page";
import { POST as complete } from "./onboarding/[token]/complete/route";
import OnboardingPage from "./onboarding/[token]/page";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  sandboxIs("true"); // its pages are then for everyone: nothing here stands before them and says who calls
});
afterAll(() => database.drop());

function sandboxIs(asked: "true" | "false" | ""): void {
  process.env.PAYMENTS_SANDBOX = asked;
  resetEnv();
}

const post = (fields: Record<string, string>) =>
  new Request("http://localhost:3000/", { method: "POST", body: new URLSearchParams(fields) });
const session = (id: string) => ({ params: Promise.resolve({ session: id }) });
const token = (value: string) => ({ params: Promise.resolve({ token: value }) });
const html = async (page: Promise<ReactElement>) => renderToStaticMarkup(await page);
const checkout = (id: string, error?: string) =>
  html(CheckoutPage({ ...session(id), searchParams: Promise.resolve(error === undefined ? {} : { error }) }));

/** The mark of the form on a checkout page. */
const attemptOn = (page: string): string => /name="attempt" value="(\w+)"/.exec(page)?.[1] ?? "";

/** Where a form's answer sends the browser. */
function target(response: Response): string {
  expect(response.status).toBe(303);
  return response.headers.get("location") ?? "";
}

describe("the checkout page", () => {
  it("shows the order, an empty form with labels, and the test cards", async () => {
    const { id } = await openSession();
    const page = await checkout(id);
    for (const text of ["Gold", "With rush", "Pay $50", "4000 0025 0000 3155"]) expect(page).toContain(text);
    expect(page).toContain(`action="/sandbox/checkout/${id}/pay"`);
    for (const name of ["email", "card", "expiry", "cvc", "name"]) {
      expect(page).toMatch(new RegExp(`<label for="field-${name}">`));
    }
    for (const purpose of ["email", "cc-number", "cc-exp", "cc-csc", "cc-name"]) {
      expect(page).toContain(`autoComplete="${purpose}"`);
    }
    expect([...page.matchAll(/ value="([^"]*)"/g)].map((match) => match[1]).join("")).toMatch(/^attempt_\w{32}$/);
    expect(page).not.toContain("aria-invalid");
  });

  it("says next to each field what is wrong, and nothing that the address made up", async () => {
    const { id } = await openSession();
    const location = target(await pay(post({ ...GOOD_FORM, card: "4242", expiry: "01/20" }), session(id)));
    expect(location).toBe(`/sandbox/checkout/${id}?error=card_invalid,expiry_past`);
    const page = await checkout(id, "card_invalid,expiry_past");
    expect(page).toMatch(/aria-invalid="true" aria-describedby="field-card-error"/);
    expect(page).toContain('<p id="field-expiry-error">This card has expired.</p>');
    expect(page).toContain('value="buyer@example.com"');
    const madeUp = await checkout(id, "<script>,constructor,toString");
    expect(madeUp).not.toContain("script");
    expect(madeUp).not.toContain('role="alert"');
  });

  it("says why a card was declined", async () => {
    const { id } = await openSession();
    const location = target(await pay(post({ ...GOOD_FORM, card: "4000000000009995" }), session(id)));
    expect(location).toBe(`/sandbox/checkout/${id}?error=insufficient_funds`);
    expect(await checkout(id, "insufficient_funds")).toContain("Your card has insufficient funds.");
    expect(await checkout(id, "test_mode_live_card")).toContain("never with a real one");
  });

  it("escapes what the seller and the buyer wrote", async () => {
    const product_data = { name: "<b>Bold</b>", description: '"><script>alert(1)</script>' };
    const price_data = { currency: "usd", unit_amount: 500, product_data };
    const { id } = await openSession({ params: { line_items: [{ price_data, quantity: 1 }] } });
    await pay(post({ ...GOOD_FORM, email: '"><img>', name: "<i>" }), session(id));
    const page = await checkout(id);
    for (const tag of ["<b>", "<script", "<img", "<i>"]) expect(page).not.toContain(tag);
  });

  it("pays, sends the buyer on, and then shows that it is paid", async () => {
    const { id } = await openSession();
    const thanks = `http://localhost:3000/thanks?session=${id}`;
    const attempt = attemptOn(await checkout(id));
    const answers = await Promise.all([1, 2, 3].map(() => pay(post({ ...GOOD_FORM, attempt }), session(id))));
    expect(answers.map(target)).toEqual([thanks, thanks, thanks]);
    const page = await checkout(id);
    expect(page).toContain("This checkout is paid");
    expect(page).not.toContain("<form");
  });

  it("tells nobody but the payer where the payer goes", async () => {
    const { id } = await openSession();
    const opener = attemptOn(await checkout(id));
    const payer = attemptOn(await checkout(id));
    expect(target(await pay(post({ ...GOOD_FORM, attempt: payer }), session(id)))).toContain("/thanks");
    expect(await checkout(id)).not.toContain("thanks");
    const bank = await html(AuthenticatePage({ ...session(id), searchParams: Promise.resolve({}) }));
    expect(bank).not.toContain("thanks");
    const paid = `/sandbox/checkout/${id}`;
    for (const attempt of [opener, "", "null", "undefined"]) {
      expect(target(await pay(post({ ...GOOD_FORM, attempt }), session(id)))).toBe(paid);
    }
    expect(target(await pay(post(GOOD_FORM), session(id)))).toBe(paid);
    expect(target(await answer(post({ decision: "approve" }), session(id)))).toBe(paid);
  });

  it("shows an expired one with the way back", async () => {
    const { id } = await openSession();
    await processor().checkout.sessions.expire(id);
    const page = await checkout(id);
    expect(page).toContain("has expired");
    expect(page).toContain('href="http://localhost:3000/cancel"');
    expect(target(await pay(post(GOOD_FORM), session(id)))).toBe(`/sandbox/checkout/${id}`);
  });
});

describe("the card forms of several subscriptions", () => {
  it("have ids of their own", () => {
    const forms = ["sub_1", "sub_2"].map((id) => <CardInputs key={id} fields={{ card: "No." }} name={null} of={id} />);
    const ids = [...renderToStaticMarkup(<div>{forms}</div>).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toContain("field-sub_2-card-error");
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe("the bank's question", () => {
  it.each([
    ["approve", /^http:\/\/localhost:3000\/thanks/],
    ["refuse", /\?error=payment_intent_authentication_failure$/],
  ])("%s leads on", async (decision, expected) => {
    const { id } = await openSession();
    const asked = target(await pay(post({ ...GOOD_FORM, card: "4000002500003155" }), session(id)));
    const challenge = new URL(asked, "http://localhost:3000").searchParams.get("challenge") ?? "";
    expect(asked).toBe(`/sandbox/checkout/${id}/authenticate?challenge=${challenge}`);
    const page = await html(AuthenticatePage({ ...session(id), searchParams: Promise.resolve({ challenge }) }));
    expect(page).toContain(`name="challenge" value="${challenge}"`);
    expect(page).toContain("$50");
    const others = target(await pay(post({ ...GOOD_FORM, card: "4000002500003155" }), session(id)));
    const other = new URL(others, "http://localhost:3000").searchParams.get("challenge") ?? "";
    expect(target(await answer(post({ challenge, decision }), session(id)))).toMatch(expected);
    if (decision === "refuse") return;
    expect(target(await answer(post({ challenge, decision }), session(id)))).toMatch(expected);
    expect(target(await answer(post({ challenge: other, decision }), session(id)))).toBe(`/sandbox/checkout/${id}`);
  });
});

describe("onboarding and dashboard", () => {
  it("asks for consent and sends the creator back", async () => {
    const account = await processor().accounts.create({ email: "c@example.com", business_profile: { name: "Cora" } });
    const link = await processor().accountLinks.create({
      account: account.id,
      type: "account_onboarding",
      refresh_url: "http://localhost:3000/again",
      return_url: "http://localhost:3000/back",
    });
    const key = link.url.split("/").at(-1) ?? "";
    const page = await html(OnboardingPage(token(key)));
    for (const text of ["Cora", "c@example.com", account.id, `action="/sandbox/onboarding/${key}/complete"`]) {
      expect(page).toContain(text);
    }
    expect(target(await complete(post({}), token(key)))).toBe("http://localhost:3000/back");
    await expect(OnboardingPage(token(key))).rejects.toMatchObject({ digest: expect.stringContaining("/again") });
  });

  it("shows what was paid", async () => {
    const { id: destination } = await activeAccount();
    const { id } = await openSession({ amount: 10_000, fee: 1_000, destination });
    await pay(post(GOOD_FORM), session(id));
    const { url } = await processor().accounts.createLoginLink(destination);
    const page = await html(DashboardPage(token(url.split("/").at(-1) ?? "")));
    for (const amount of ["$100", "$10", "$90"]) expect(page).toContain(`<td>${amount}</td>`);
  });
});

describe("what is not there", () => {
  const isNotFound = { digest: "NEXT_HTTP_ERROR_FALLBACK;404" };

  it("is a 404, in pages and forms alike", async () => {
    const none = "cs_test_none";
    await expect(checkout(none)).rejects.toMatchObject(isNotFound);
    await expect(OnboardingPage(token("al_none"))).rejects.toMatchObject(isNotFound);
    await expect(DashboardPage(token("ll_none"))).rejects.toMatchObject(isNotFound);
    expect((await pay(post(GOOD_FORM), session(none))).status).toBe(404);
    expect((await answer(post({}), session(none))).status).toBe(404);
    expect((await complete(post({}), token("al_none"))).status).toBe(404);
  });

  it("includes the forms for callers on other machines, unless the sandbox was asked for", async () => {
    const { id } = await openSession();
    sandboxIs("");
    expect((await pay(post(GOOD_FORM), session(id))).status).toBe(404);
    sandboxIs("true");
    expect((await processor().checkout.sessions.retrieve(id)).status).toBe("open");
  });

  it("includes everything where a real processor is configured", async () => {
    const { id } = await openSession();
    sandboxIs("false");
    try {
      await expect(checkout(id)).rejects.toMatchObject(isNotFound);
      expect((await pay(post(GOOD_FORM), session(id))).status).toBe(404);
    } finally {
      sandboxIs("true");
    }
    expect((await processor().checkout.sessions.retrieve(id)).status).toBe("open");
  });
});
