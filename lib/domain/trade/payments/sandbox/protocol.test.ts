import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { processorDatabase } from "@/db/client";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { processor } from "../processor";
import { sandboxFetch } from "./serving/fetch";
import { refusalOf } from "./serving/fixtures";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const KEY = "Bearer sk_test_abc123";

function call(method: string, path: string, headers: Record<string, string> = {}, body?: string): Promise<Response> {
  const init = { method, headers: { authorization: KEY, ...headers }, ...(body === undefined ? {} : { body }) };
  return sandboxFetch(new Request(`https://api.stripe.com${path}`, init));
}

async function countOf(kind: string): Promise<number> {
  const query = sql`select count(*) as n from sandbox_objects where object = ${kind}`;
  const [row] = await processorDatabase().execute<{ n: string }>(query);
  return Number(row?.n);
}

describe("authentication", () => {
  it.each([
    ["no header", ""],
    ["a live key", "Bearer sk_live_abcdefghijkl"],
    ["another scheme", "Digest sk_test_abc123"],
    ["an empty bearer", "Bearer "],
    ["Basic without a key", `Basic ${Buffer.from(":pw").toString("base64")}`],
  ])("answers 401 in the processor's shape to %s", async (_name, authorization) => {
    const response = await call("GET", "/v1/customers", { authorization });
    expect(response.status).toBe(401);
    const body = (await response.json()) as { error: { type: string; message: string } };
    expect(body.error.type).toBe("invalid_request_error");
    expect(body.error.message).not.toContain("abcdefghijkl");
  });

  it("takes a test key as Basic user name", async () => {
    const basic = `Basic ${Buffer.from("sk_test_abc123:").toString("base64")}`;
    expect((await call("GET", "/v1/customers", { authorization: basic })).status).toBe(200);
  });
});

describe("what the sandbox does not know", () => {
  it.each([
    ["GET", "/v1/coupons"],
    ["PUT", "/v1/customers"],
    ["DELETE", "/v1/balance"],
    ["GET", "/v1/customers/cus_1/cards"],
    ["GET", "/"],
    ["POST", "/v2/core/accounts"],
  ])("answers 404 with an error body to %s %s", async (method, path) => {
    const response = await call(method, path);
    expect(response.status).toBe(404);
    const body = (await response.json()) as { error: { type: string; message: string } };
    expect(body.error).toMatchObject({ type: "invalid_request_error" });
    expect(body.error.message).toContain(`${method}: ${path}`);
  });

  it("makes the SDK throw on routes of both API generations", async () => {
    const coupons = await refusalOf(processor().coupons.list());
    expect(coupons).toMatchObject({ type: "StripeInvalidRequestError", statusCode: 404 });
    await refusalOf(processor().v2.core.accounts.create({}));
  });

  it("names an unknown parameter, at any depth", async () => {
    const flat = await refusalOf(processor().customers.create({ tax_exempt: "exempt" }));
    expect(flat).toMatchObject({ statusCode: 400, code: "parameter_unknown", param: "tax_exempt" });
    const deep = await call(
      "POST",
      "/v1/prices",
      {},
      "currency=usd&unit_amount=1&product_data[name]=x&product_data[foo]=1",
    );
    expect(await deep.json()).toMatchObject({ error: { param: "product_data[foo]", code: "parameter_unknown" } });
  });

  it("names a missing, an empty and a malformed parameter", async () => {
    const product = await refusalOf(processor().products.create({} as never));
    expect(product).toMatchObject({ statusCode: 400, code: "parameter_missing", param: "name" });
    const empty = await refusalOf(processor().products.create({ name: "" }));
    expect(empty).toMatchObject({ code: "parameter_invalid_empty", param: "name" });
    const amount = { currency: "usd", unit_amount: "12.5" as never, product_data: { name: "x" } };
    const price = await refusalOf(processor().prices.create(amount));
    expect(price).toMatchObject({ code: "parameter_invalid_integer", param: "unit_amount" });
  });

  it("answers 404 for an id in the path and 400 for one in a parameter", async () => {
    const path = await refusalOf(processor().customers.retrieve("cus_none"));
    expect(path).toMatchObject({ statusCode: 404, code: "resource_missing", param: "id" });
    const param = await refusalOf(processor().prices.create({ currency: "usd", unit_amount: 1, product: "prod_none" }));
    expect(param).toMatchObject({ statusCode: 400, code: "resource_missing", param: "product" });
  });

  it("refuses requests on behalf of a connected account instead of ignoring the header", async () => {
    const error = await refusalOf(processor().customers.list({}, { stripeAccount: "acct_1" }));
    expect(error.statusCode).toBe(400);
  });

  it("does not expand what is not there", async () => {
    const customer = await processor().customers.create({ email: "a@example.com" });
    const error = await refusalOf(processor().customers.retrieve(customer.id, { expand: ["email"] }));
    expect(error.message).toContain("cannot be expanded (email)");
    const deep = await refusalOf(processor().customers.retrieve(customer.id, { expand: ["a.b.c.d.e"] }));
    expect(deep.message).toContain("4 levels");
  });
});

describe("idempotency keys", () => {
  it("replays the first answer byte for byte", async () => {
    const headers = { "idempotency-key": "replay-1" };
    const first = await call("POST", "/v1/customers", headers, "email=a%40example.com");
    const second = await call("POST", "/v1/customers", headers, "email=a%40example.com");
    expect(await second.text()).toBe(await first.text());
    expect(first.headers.get("idempotent-replayed")).toBeNull();
    expect(second.headers.get("idempotent-replayed")).toBe("true");
    expect(second.headers.get("original-request")).toBe(first.headers.get("request-id"));
  });

  it("refuses the same key with another body or path", async () => {
    const headers = { "idempotency-key": "mismatch-1" };
    await call("POST", "/v1/customers", headers, "email=a%40example.com");
    for (const [path, body] of [
      ["/v1/customers", "email=b%40example.com"],
      ["/v1/products", "name=x"],
    ] as const) {
      const response = await call("POST", path, headers, body);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error: { type: "idempotency_error" } });
    }
    const error = await refusalOf(
      processor().customers.create({ email: "z@example.com" }, { idempotencyKey: "mismatch-1" }),
    );
    expect(error.type).toBe("StripeIdempotencyError");
  });

  it("makes one object of 50 requests at once", async () => {
    const before = await countOf("customer");
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => processor().customers.create({ name: "Once" }, { idempotencyKey: "at-once" })),
    );
    expect(new Set(answers.map((customer) => customer.id)).size).toBe(1);
    expect(await countOf("customer")).toBe(before + 1);
  });

  it("keeps a refusal under its key as well, with nothing written", async () => {
    const options = { idempotencyKey: "refused-1" };
    const product_data = { name: "Never" };
    const taken = { currency: "usd", unit_amount: 100, lookup_key: "taken" };
    const { id } = await processor().prices.create({ ...taken, product_data });
    const before = [await countOf("product"), await countOf("event")];
    const first = await refusalOf(processor().prices.create({ ...taken, product_data }, options));
    expect([await countOf("product"), await countOf("event")]).toEqual(before);
    await processor().prices.update(id, { lookup_key: "free again" });
    const again = await refusalOf(processor().prices.create({ ...taken, product_data }, options));
    expect([again.message, again.code, again.statusCode]).toEqual([first.message, first.code, first.statusCode]);
    expect([first.headers?.["idempotent-replayed"], again.headers?.["idempotent-replayed"]]).toEqual([
      undefined,
      "true",
    ]);
    expect((await processor().prices.create({ ...taken, product_data })).lookup_key).toBe("taken");
  });

  it("keeps one refusal of ten requests at once", async () => {
    const key = { idempotencyKey: "refused-at-once" };
    const refused = await Promise.all(
      Array.from({ length: 10 }, () => refusalOf(processor().refunds.create({ payment_intent: "pi_none" }, key))),
    );
    expect(refused.filter(({ headers }) => headers?.["idempotent-replayed"] === "true")).toHaveLength(9);
  });

  it("leaves the key free where the request was not valid, and nothing was begun", async () => {
    const options = { idempotencyKey: "invalid-1" };
    await refusalOf(processor().products.create({ name: "" }, options));
    await refusalOf(processor().products.create({ name: "Now", expand: ["name"] }, options));
    expect((await processor().products.create({ name: "Now" }, options)).name).toBe("Now");
  });

  it("forgets a key after 24 hours", async () => {
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000);
    const request = () =>
      new Request("https://api.stripe.com/v1/customers", {
        method: "POST",
        headers: { authorization: KEY, "idempotency-key": "day-1" },
        body: "name=Day",
      });
    const first = await (await sandboxFetch(request(), at(0))).text();
    expect(await (await sandboxFetch(request(), at(23.9))).text()).toBe(first);
    expect(await (await sandboxFetch(request(), at(24.1))).text()).not.toBe(first);
  });

  it("refuses a key of more than 255 characters", async () => {
    const response = await call("POST", "/v1/customers", { "idempotency-key": "k".repeat(256) }, "");
    expect(response.status).toBe(400);
  });
});

it("answers 500 without detail when it fails, and keeps nothing", async () => {
  await processorDatabase().execute(sql`alter table sandbox_webhooks rename to sandbox_webhooks_gone`);
  try {
    const before = await countOf("customer");
    const response = await call("POST", "/v1/customers", {}, "name=Lost");
    expect(response.status).toBe(500);
    const body = await response.text();
    expect(JSON.parse(body)).toMatchObject({ error: { type: "api_error" } });
    expect(body).not.toContain("sandbox_webhooks");
    expect(await countOf("customer")).toBe(before);
  } finally {
    await processorDatabase().execute(sql`alter table sandbox_webhooks_gone rename to sandbox_webhooks`);
  }
});
