import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { Transaction } from "@/db/client";
import { type TestDatabase, testDatabase } from "@/db/testing";
import type { ErrorCode } from "@/lib/contracts/errors";
import { conflictForNow, DomainError } from "@/lib/core/errors";
import { ANSWERS_KEPT_MS } from "@/lib/domain/platform/access/idempotent-answers";
import type { Answer } from "@/lib/transports/http/answering/respond";
import { answerOnce } from "@/lib/transports/http/idempotency";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

/** What a caller does again and again with one key. `verb` reads, and answers or refuses; it is called when its key is free. */
function caller() {
  const asked = { principal: "crt_1", method: "POST", path: "/api/v1/posts", key: randomUUID(), search: "" };
  const began = Date.now();
  const verb = vi.fn(async () => ({ status: 201, body: '{"id":"post_1"}', headers: {} }));
  const run = async (tx: Transaction) => {
    await tx.execute("select 1");
    return verb();
  };
  const ask = (rawBody = "{}", laterMs = 0) =>
    answerOnce({ ...asked, rawBody, now: new Date(began + laterMs) }, "req_1", {}, run);
  return { ask, verb };
}

it("gives a request its first answer however its JSON is written", async () => {
  const { ask, verb } = caller();
  await ask('{"title":"Once","tags":["a"]}');
  const again = await ask('{\n  "tags": ["a"],\n  "title": "\\u004fnce"\n}');
  expect(again.headers["idempotent-replayed"]).toBe("true");
  await expect(ask('{"title":"Twice","tags":["a"]}')).rejects.toMatchObject({ code: "idempotency_conflict" });
  expect(verb).toHaveBeenCalledTimes(1);
});

it("does it again a day later, although the answer has not been deleted, and then keeps that one for a day", async () => {
  const { ask, verb } = caller();
  await ask();
  await ask("{}", ANSWERS_KEPT_MS - 1);
  expect(verb).toHaveBeenCalledTimes(1);
  await ask('{"other":true}', ANSWERS_KEPT_MS);
  await ask('{"other":true}', 2 * ANSWERS_KEPT_MS - 1);
  expect(verb).toHaveBeenCalledTimes(2);
});

it.each<ErrorCode>([
  "unauthorized",
  "tier_gate_blocked",
  "quota_exceeded",
  "insufficient_scope",
  "rate_limit_exceeded",
])("keeps no %s: the same request works once what stood in the way is gone", async (code) => {
  const { ask, verb } = caller();
  verb.mockRejectedValueOnce(new DomainError(code, "Not yet."));
  await expect(ask()).rejects.toMatchObject({ code });
  expect(await ask()).toEqual({ status: 201, body: '{"id":"post_1"}', headers: {} });
  expect(verb).toHaveBeenCalledTimes(2);
});

it("keeps no refusal that says when to try again", async () => {
  const { ask, verb } = caller();
  verb.mockRejectedValueOnce(conflictForNow("Just now.", 60));
  await expect(ask()).rejects.toMatchObject({ code: "conflict", headers: { "retry-after": "60" } });
  expect((await ask()).status).toBe(201);
});

it("keeps a refusal of the input, with the request id that it was answered with", async () => {
  const { ask, verb } = caller();
  verb.mockRejectedValueOnce(new DomainError("validation_error", "title: is required"));
  const first = await ask();
  expect(JSON.parse(first.body).error).toMatchObject({ code: "validation_error", request_id: "req_1" });
  expect(await ask()).toEqual({ ...first, headers: { ...first.headers, "idempotent-replayed": "true" } });
  expect(verb).toHaveBeenCalledTimes(1);
});

it("answers a repeat of what reads nothing with what was stored, refusals as well", async () => {
  const asked = { principal: "crt_1", method: "POST", path: "/api/v1/posts", key: randomUUID(), search: "" };
  const ask = (verb: () => Promise<Answer>) =>
    answerOnce({ ...asked, rawBody: "{}", now: new Date() }, "req_1", {}, verb);
  const answer = { status: 201, body: '{"id":"post_1"}', headers: {} };
  expect(await ask(async () => answer)).toEqual(answer);
  const replayed = { ...answer, headers: { "idempotent-replayed": "true" } };
  expect(await ask(async () => ({ ...answer, body: '{"id":"post_2"}' }))).toEqual(replayed);
  const refuse = () => Promise.reject(new DomainError("insufficient_scope", "Not any more."));
  expect(await ask(refuse)).toEqual(replayed);
});
