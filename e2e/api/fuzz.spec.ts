import { randomInt } from "node:crypto";
import fc, { type Arbitrary } from "fast-check";
import { z } from "zod";
import { OPERATIONS } from "@/lib/contracts";
import type { ErrorCode } from "@/lib/contracts/errors";
import type { Operation } from "@/lib/contracts/operation";
import { accepted } from "./arbitrary";
import { type Caller, makeCaller, spareAddress } from "./callers";
import { idsInPath, pathOf } from "./calls";
import { describedBy, expect, readDescribed, test } from "./described";
import type { Answer, Description } from "./description";
import { OWNED_ROWS } from "./owned-rows";
import {
  brokenJson,
  contentType,
  idempotencyKey,
  oddHeaders,
  oddQuery,
  pathSegment,
  spoiled,
} from "./unusual-requests";

/**
 * The same requests in every run, so that a red one means a change. `FUZZ_SEED=n` sends others, `FUZZ_SEED=random` new ones each time,
 * `FUZZ_ROUNDS=n` more of them.
 */
const { FUZZ_SEED = "1984215499" } = process.env;
const SEED = FUZZ_SEED === "random" ? randomInt(2 ** 31) : Number(FUZZ_SEED);
const ROUNDS = Number(process.env.FUZZ_ROUNDS ?? 3);
/** Requests that are in flight together. */
const AT_ONCE = 8;
/** Refusals that tell of a malformed request: nothing that fits its schema gets one. */
const MALFORMED: readonly ErrorCode[] = ["invalid_request", "unsupported_media_type", "idempotency_key_invalid"];

type Sent = { path: string; headers: Record<string, string>; body?: Buffer };

test.beforeAll(() => console.log(`fuzz: FUZZ_SEED=${SEED}`));
test.setTimeout(90_000);

/** Sends one request and holds the answer against the document. */
async function send(description: Description, baseURL: string, method: string, sent: Sent): Promise<Answer> {
  const { path, headers, body } = sent;
  const response = await fetch(`${baseURL}${path}`, {
    method,
    headers: { ...headers, "x-forwarded-for": spareAddress() },
    ...(body ? { body: new Uint8Array(body) } : {}),
  });
  const answer = await readDescribed(description, method, response);
  expect(answer.status, `${method} ${path}: ${answer.body.slice(0, 300)}`).toBeLessThan(500);
  return answer;
}

function check<S extends Sent>(
  requests: Arbitrary<S>,
  rounds: number,
  each: (sent: S) => Promise<unknown>,
): Promise<void> {
  const batch = fc.array(requests, { minLength: AT_ONCE, maxLength: AT_ONCE });
  const property = fc.asyncProperty(batch, async (sent) => {
    await Promise.all(sent.map(each));
  });
  return fc.assert(property, { seed: SEED, numRuns: rounds, interruptAfterTimeLimit: 60_000 });
}

/** An id of the caller's for each parameter that names one, where there is a maker. */
async function ownIds(operation: Operation, { creator }: Caller): Promise<Record<string, string>> {
  const made = Object.entries(idsInPath(operation)).map(
    async ([name, prefix]) => [name, (await OWNED_ROWS[prefix]?.make(creator.profileId))?.id ?? ""] as const,
  );
  return { handle: creator.handle, ...Object.fromEntries(await Promise.all(made)) };
}

function oddRequests(operation: Operation, { headers }: Caller, own: Record<string, string>): Arbitrary<Sent> {
  const names = Object.keys(operation.query ? (z.toJSONSchema(operation.query, { io: "input" }).properties ?? {}) : {});
  const parameters = Object.keys(idsInPath(operation)).concat(operation.path.includes("{handle}") ? ["handle"] : []);
  const given = fc.record(
    Object.fromEntries(parameters.map((name) => [name, fc.oneof(fc.constant(own[name] ?? ""), pathSegment)])),
  );
  const body = operation.body ? accepted(operation.body) : fc.jsonValue();
  const json = spoiled(body).map((value) => Buffer.from(JSON.stringify(value) ?? ""));
  const bytes = operation.method === "GET" ? fc.constant(undefined) : fc.oneof(json, brokenJson(body));
  return fc
    .record({ given, query: oddQuery(names), more: oddHeaders, type: contentType, key: idempotencyKey, bytes })
    .map(({ given: ids, query, more, type, key, bytes: sent }) => ({
      path: `${pathOf(operation, ids as Record<string, string>)}?${query}`,
      headers: { ...more, ...headers, "content-type": type, "idempotency-key": key },
      ...(sent ? { body: sent } : {}),
    }));
}

for (const operation of OPERATIONS)
  test(`${operation.id}: whatever is sent, the answer is one that the document describes`, async ({ api, baseURL }) => {
    const description = await describedBy(baseURL ?? "", api);
    const caller = await makeCaller(undefined, { tier: "ENTERPRISE" }, { livemode: operation.touches !== "test" });
    const requests = oddRequests(operation, caller, await ownIds(operation, caller));
    await check(requests, ROUNDS, (sent) => send(description, baseURL ?? "", operation.method, sent));
  });

/** Bodies whose fields go together, or not at all: seldom guessed. */
const SELDOM = new Set([
  "createReport",
  "proposeForOrder",
  "proposeForPurchase",
  "saveBookingHours",
  "createBookingType",
  "updateBookingType",
]);

for (const operation of OPERATIONS.filter(({ body, upload }) => body && !upload))
  test(`${operation.id}: a body that fits its schema is never malformed, another is never accepted`, async ({
    api,
    baseURL,
  }) => {
    const description = await describedBy(baseURL ?? "", api);
    const caller = await makeCaller(undefined, { tier: "ENTERPRISE" }, { livemode: operation.touches !== "test" });
    const path = pathOf(operation, await ownIds(operation, caller));
    const schema = operation.body ?? z.never();
    const values = fc.oneof(
      { arbitrary: accepted(schema), weight: 3 },
      { arbitrary: spoiled(accepted(schema)), weight: 1 },
    );
    const requests = fc.tuple(values, fc.uuid()).map(([value, key]) => ({
      path,
      headers: { ...caller.headers, "content-type": "application/json", "idempotency-key": key },
      body: Buffer.from(JSON.stringify(value) ?? "null"),
    }));
    const fitting = { seen: 0, all: 0 };
    await check(requests, Math.ceil(ROUNDS / 2), async (sent) => {
      const answer = await send(description, baseURL ?? "", operation.method, sent);
      const fits = schema.safeParse(JSON.parse(sent.body.toString())).success;
      fitting.all++;
      if (fits) fitting.seen++;
      const code = answer.status < 400 ? undefined : JSON.parse(answer.body).error.code;
      const holdsNul = sent.body.includes("\\u0000");
      if (fits && !holdsNul) expect(MALFORMED, answer.body).not.toContain(code);
      if (!fits) expect(answer.status, sent.body.toString().slice(0, 500)).toBeGreaterThanOrEqual(400);
    });
    if (!SELDOM.has(operation.id))
      expect(fitting.seen, "much of what is made from the schema fits it").toBeGreaterThan(fitting.all / 8);
  });
