import Stripe from "stripe";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import type { ErrorExtras } from "@/lib/contracts/errors";
import { resetEnv } from "@/lib/core/env";
import { DomainError, invalidField } from "@/lib/core/errors";
import { asDomainError, cached, entityTag, errorAnswer, refusedInput, toResponse } from "./respond";

beforeAll(() => {
  process.env.BASE_URL = "https://guildhall.example";
  resetEnv();
});

const bodyOf = (answer: { body: string }) => JSON.parse(answer.body).error;

describe("errorAnswer", () => {
  it("puts a refusal into the envelope with its extras and headers", () => {
    const refusal = new DomainError("rate_limit_exceeded", "Slow down.", { param: "x" }, { "retry-after": "7" });
    const answer = errorAnswer(refusal, "req_1");
    expect(answer.status).toBe(429);
    expect(answer.headers).toEqual({ "retry-after": "7", "cache-control": "no-store" });
    expect(JSON.parse(answer.body)).toEqual({
      error: {
        code: "rate_limit_exceeded",
        message: "Slow down.",
        request_id: "req_1",
        doc_url: "https://guildhall.example/docs/errors#rate_limit_exceeded",
        param: "x",
      },
    });
  });

  it("says nothing of an unknown error", () => {
    const error = new Error("select token_hash from api_keys where prefix = 'gh_live_1'");
    for (const thrown of [error, "text", null, undefined, { message: "secret" }]) {
      const answer = errorAnswer(thrown, "req_1");
      expect(answer.status).toBe(500);
      expect(Object.keys(bodyOf(answer))).toEqual(["code", "message", "request_id", "doc_url"]);
      expect(answer.body).not.toMatch(/select|gh_live|secret|text|respond/);
    }
  });

  it("names where a credential comes from on every 401", () => {
    const metadata = 'resource_metadata="https://guildhall.example/.well-known/oauth-protected-resource/api/v1"';
    const plain = errorAnswer(new DomainError("unauthorized", "No."), "req_1");
    expect(plain.headers["www-authenticate"]).toBe(`Bearer realm="guildhall", ${metadata}`);
    const own = new DomainError("token_expired", "No.", {}, { "www-authenticate": "Bearer own" });
    expect(errorAnswer(own, "req_1").headers["www-authenticate"]).toBe("Bearer own");
  });

  it("says what an app is to ask for where its token does not reach (RFC 6750, 3.1)", () => {
    const challenge = (extras: ErrorExtras) =>
      errorAnswer(new DomainError("insufficient_scope", "No.", extras), "req_1").headers["www-authenticate"];
    const metadata = 'resource_metadata="https://guildhall.example/.well-known/oauth-protected-resource/api/v1"';
    const refused = 'Bearer realm="guildhall", error="insufficient_scope"';
    expect(challenge({ required_scope: "posts:write" })).toBe(`${refused}, scope="posts:write", ${metadata}`);
    expect(challenge({}), "no scope would help").toBe(`${refused}, ${metadata}`);
    expect(challenge({ required_scope: "keys:read" }), "no app can have it").toBe(`${refused}, ${metadata}`);
    const other = errorAnswer(new DomainError("address_not_allowed", "No."), "req_1");
    expect(other.headers["www-authenticate"]).toBeUndefined();
  });

  it.each(["ECONNREFUSED", "57P01", "53300", "CONNECT_TIMEOUT"])("answers 503 with Retry-After for %s", (code) => {
    const cause = Object.assign(new Error("connect ECONNREFUSED 10.0.0.5:5432"), { code });
    const answer = errorAnswer(new Error("Failed query: select 1", { cause }), "req_1");
    expect(answer.status).toBe(503);
    expect(answer.headers["retry-after"]).toBe("1");
    expect(answer.body).not.toMatch(/10\.0\.0\.5|select/);
  });

  it("says the same when the payment processor is away, and not when it refuses", () => {
    const { StripeAPIError, StripeConnectionError, StripeInvalidRequestError } = Stripe.errors;
    const raw = { type: "api_error", message: "x" } as const;
    const statusOf = (error: Error) => errorAnswer(error, "req_1").status;
    expect(statusOf(new StripeAPIError({ ...raw, statusCode: 500 }))).toBe(503);
    expect(statusOf(new StripeConnectionError(raw))).toBe(503);
    expect(
      statusOf(new StripeInvalidRequestError({ type: "invalid_request_error", message: "x", statusCode: 400 })),
    ).toBe(500);
  });

  it("knows a refusal that another bundle threw", () => {
    const twin = Object.assign(new Error("Taken."), {
      name: "DomainError",
      code: "conflict",
      extras: { param: "slug" },
    });
    expect(bodyOf(errorAnswer(twin, "req_1"))).toMatchObject({ code: "conflict", param: "slug" });
    const impostor = Object.assign(new Error("x"), { name: "DomainError", code: "made_up" });
    expect(asDomainError(impostor).code).toBe("internal_error");
  });
});

describe("refusedInput", () => {
  const Schema = z.strictObject({
    title: z.string(),
    packages: z.array(z.strictObject({ price: z.int() })).optional(),
  });
  const refuse = (value: unknown) => {
    const parsed = Schema.safeParse(value);
    if (parsed.success) throw new Error("the value is valid");
    return refusedInput("validation_error", parsed.error, "body");
  };

  it("names each field with its path, the first in param and message", () => {
    const refusal = refuse({ title: "x", packages: [{ price: 1 }, { price: 1.5 }] });
    expect(refusal.extras.param).toBe("packages.1.price");
    expect(refusal.message).toMatch(/^packages\.1\.price: /);
    expect(refusal.extras.details).toHaveLength(1);
  });

  it("names every unknown field, nested ones too", () => {
    const refusal = refuse({ title: "x", colour: 1, packages: [{ price: 1, cost: 2 }], size: 3 });
    const paths = refusal.extras.details?.map(({ path }) => path).sort();
    expect(paths).toEqual(["colour", "packages.0.cost", "size"]);
    expect(refusal.extras.details?.[0]?.message).toBe("is not a known field");
  });

  it("says what two rules of a field say alike once", () => {
    const name = z
      .string()
      .regex(/^[a-z]*$/, "must be lower-case")
      .refine((text) => text === text.toLowerCase(), "must be lower-case");
    const { error } = z.object({ name }).safeParse({ name: "A" });
    const { details } = refusedInput("validation_error", error as z.ZodError, "body").extras;
    expect(details).toEqual([{ path: "name", message: "must be lower-case" }]);
  });

  it("speaks of the whole body when it is no object", () => {
    const refusal = refuse("text");
    expect(refusal.extras).not.toHaveProperty("param");
    expect(refusal.message).toMatch(/^The body is not valid: /);
  });

  it("stays short whatever is sent", () => {
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`${i}`.repeat(100), i]));
    const refusal = refuse({ ...many, packages: Array(5000).fill({}) });
    expect(refusal.message.length).toBeLessThanOrEqual(500);
    expect(refusal.extras.param?.length ?? 0).toBeLessThanOrEqual(200);
    expect(refusal.extras.details?.length).toBeLessThanOrEqual(70);
  });

  it("agrees with what verbs throw for one field", () => {
    expect(invalidField("url", "must use https").extras).toEqual({
      param: "url",
      details: [{ path: "url", message: "must use https" }],
    });
  });
});

describe("cached", () => {
  const answer = { status: 200, body: '{"a":1}', headers: { "x-kept": "yes" } };
  const tag = entityTag(answer.body);

  it("tags the body and says how long it holds", () => {
    const { status, body, headers } = cached(answer, { maxAge: 15 }, null);
    expect([status, body]).toEqual([200, answer.body]);
    expect(headers).toEqual({ "x-kept": "yes", etag: tag, "cache-control": "public, max-age=15" });
    expect(entityTag('{"a":2}')).not.toBe(tag);
  });

  it.each([tag, `W/${tag}`, `"x" , ${tag}`, "*"])("answers 304 without a body for %s", (sent) => {
    const { status, body, headers } = cached(answer, { maxAge: 15 }, sent);
    expect([status, body]).toEqual([304, ""]);
    expect(headers).toMatchObject({ etag: tag, "cache-control": "public, max-age=15" });
  });

  it.each(['"x"', tag.slice(1, -1), "", `${tag.slice(0, -1)}`])("answers 200 for %s", (sent) => {
    expect(cached(answer, { maxAge: 15 }, sent).status).toBe(200);
  });
});

describe("toResponse", () => {
  it("is JSON unless told, is not sniffed and carries the request id", async () => {
    const response = toResponse({ status: 201, body: "{}", headers: {} }, "req_1");
    expect(response.status).toBe(201);
    expect(Object.fromEntries(response.headers)).toEqual({
      "content-type": "application/json; charset=utf-8",
      "x-content-type-options": "nosniff",
      "x-request-id": "req_1",
    });
    expect(await response.text()).toBe("{}");
    const yaml = toResponse({ status: 200, body: "", headers: { "content-type": "application/yaml" } }, "req_1");
    expect(yaml.headers.get("content-type")).toBe("application/yaml");
  });

  it.each([204, 304])("has no body and no content type for %d", (status) => {
    const response = toResponse({ status, body: "ignored", headers: {} }, "req_1");
    expect(response.body).toBeNull();
    expect(response.headers.has("content-type")).toBe(false);
  });
});
