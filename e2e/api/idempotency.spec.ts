import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { database } from "@/db/client";
import { OPERATIONS } from "@/lib/contracts";
import { ALL_SCOPES } from "@/lib/contracts/scopes";
import { callerOf, expectRefusal, type Headers, keyed, makeCaller, spareAddress } from "./callers";
import { describedBy, expect, readDescribed, test } from "./described";
import type { Answer, Description } from "./description";

const JSON_BODY = { "content-type": "application/json" };
const POSTS = "/api/v1/posts";
const ENDPOINTS = "/api/v1/webhooks/endpoints";
const MUTATIONS = OPERATIONS.filter(({ method }) => method === "POST");

const titles = (page: { data: { title: string }[] }) => page.data.map(({ title }) => title);

test.describe("the Idempotency-Key of every POST", () => {
  for (const { id, path, touches } of MUTATIONS) {
    const caller = () => makeCaller(ALL_SCOPES, {}, { livemode: touches !== "test" });
    test(`${id}: is required`, async ({ api }) => {
      const { headers } = await caller();
      for (const sent of [headers, keyed(headers, ""), keyed(headers, "  ")])
        await expectRefusal(await api.post(`/api${path}`, { headers: sent }), 400, "idempotency_key_required");
    });

    test(`${id}: has 1 to 250 printable ASCII characters`, async ({ api }) => {
      const { headers } = await caller();
      for (const key of ["k".repeat(251), "clé", "tab\there"]) {
        const response = await api.post(`/api${path}`, { headers: keyed(headers, key) });
        await expectRefusal(response, 400, "idempotency_key_invalid");
      }
      const longest = await api.post(`/api${path}`, { headers: keyed(headers, "k".repeat(250)) });
      expect((await longest.json()).error?.code ?? "").not.toMatch(/^idempotency/);
    });
  }
});

test.describe("a repeat", () => {
  test("gets the first answer byte for byte, marked, and writes nothing", async ({ api }) => {
    const { headers } = await makeCaller();
    const sent = { headers: keyed(headers), data: { title: "Once", body: "ä \u{1f58b}" } };
    const first = await api.post(POSTS, sent);
    expect(first.status()).toBe(201);
    expect(first.headers()["idempotent-replayed"]).toBeUndefined();
    for (let i = 0; i < 3; i++) {
      const again = await api.post(POSTS, sent);
      expect(again.status()).toBe(201);
      expect(again.headers()["idempotent-replayed"]).toBe("true");
      expect(again.headers()["content-type"]).toBe(first.headers()["content-type"]);
      expect((await again.body()).equals(await first.body())).toBe(true);
    }
    expect(titles(await (await api.get(`${POSTS}?creator=me`, { headers })).json())).toEqual(["Once"]);
  });

  test("with another body is 422; the same JSON written otherwise is the same", async ({ api }) => {
    const { headers } = await makeCaller();
    const sent = { ...keyed(headers), "content-type": "application/json" };
    const send = (text: string) => api.post(POSTS, { headers: sent, data: Buffer.from(text) });
    const first = await send('{"title":"First","tags":[]}');
    expect(first.status()).toBe(201);
    await expectRefusal(await send('{"title":"Second","tags":[]}'), 422, "idempotency_conflict");
    const again = await send('{ "tags": [],\n "title": "\\u0046irst" }');
    expect([again.headers()["idempotent-replayed"], await again.text()]).toEqual(["true", await first.text()]);
    expect(titles(await (await api.get(`${POSTS}?creator=me`, { headers })).json())).toEqual(["First"]);
  });

  test("with another of the creator's keys is a repeat too", async ({ api }) => {
    const one = await makeCaller();
    const other = await callerOf(one.creator);
    const key = randomUUID();
    const send = (headers: Headers) => api.post(POSTS, { headers: keyed(headers, key), data: { title: "Once" } });
    const [first, again] = [await send(one.headers), await send(other.headers)];
    expect(await again.text()).toBe(await first.text());
    expect(again.headers()["idempotent-replayed"]).toBe("true");
  });

  test("on another path or by another creator is a first", async ({ api }) => {
    const [one, two] = [await makeCaller(), await makeCaller()];
    const key = randomUUID();
    const answers = [
      await api.post(POSTS, { headers: keyed(one.headers, key), data: { title: "Mine" } }),
      await api.post(ENDPOINTS, { headers: keyed(one.headers, key), data: { url: "https://example.com/h" } }),
      await api.post(POSTS, { headers: keyed(two.headers, key), data: { title: "Mine" } }),
    ];
    for (const answer of answers) {
      expect(answer.status()).toBe(201);
      expect(answer.headers()["idempotent-replayed"]).toBeUndefined();
    }
  });
});

/** Many requests in flight together, on connections of their own; `api` would send them nearly one by one. */
function atOnce(
  times: number,
  description: Description,
  url: string,
  headers: Headers,
  data: object,
): Promise<Answer[]> {
  const init = { method: "POST", headers: { ...headers, ...JSON_BODY }, body: JSON.stringify(data) };
  const send = async () => readDescribed(description, "POST", await fetch(url, init));
  return Promise.all(Array.from({ length: times }, send));
}

test.describe("50 at once with one key make one write; the others get its answer or are told to wait", () => {
  for (const [path, data] of [
    [POSTS, { title: "Only one of fifty" }],
    [ENDPOINTS, { url: "https://example.com/one-of-fifty" }],
  ] as const)
    test(`POST ${path}`, async ({ api, baseURL }) => {
      const { headers } = await makeCaller(ALL_SCOPES, { tier: "GROWTH" });
      const sent = { ...keyed(headers), "x-forwarded-for": spareAddress() };
      const description = await describedBy(baseURL ?? "", api);
      const answers = await atOnce(50, description, `${baseURL}${path}`, sent, data);
      const made = answers.filter(({ status }) => status === 201);
      expect(made.filter(({ headers: got }) => !got["idempotent-replayed"])).toHaveLength(1);
      expect(new Set(made.map(({ body }) => body)).size).toBe(1);
      for (const { status, body, headers: got } of answers.filter((answer) => answer.status !== 201)) {
        const refusal = [status, JSON.parse(body).error.code, got["retry-after"]];
        expect(refusal).toEqual([409, "idempotency_in_flight", "1"]);
      }
      const { data: rows } = await (await api.get(`${path}?creator=me`, { headers })).json();
      expect(rows).toHaveLength(1);
      const again = await api.post(path, { headers: sent, data });
      expect(await again.text()).toBe(made[0]?.body);
    });
});

test.describe("refusals", () => {
  test("of the input are stored: a repeat gets the same bytes, another body is a conflict", async ({ api }) => {
    const { headers } = await makeCaller();
    const sent = keyed(headers);
    const first = await api.post(POSTS, { headers: sent, data: { title: "" } });
    await expectRefusal(first, 422, "validation_error");
    const again = await api.post(POSTS, { headers: { ...sent, "x-request-id": "the-second" }, data: { title: "" } });
    expect(again.status()).toBe(422);
    expect(again.headers()["idempotent-replayed"]).toBe("true");
    expect(again.headers()["x-request-id"]).toBe("the-second");
    expect((await again.body()).equals(await first.body())).toBe(true);
    const mended = await api.post(POSTS, { headers: sent, data: { title: "Mended" } });
    await expectRefusal(mended, 422, "idempotency_conflict");
  });

  test("of a state are stored: the answer stays, although it would succeed now", async ({ api }) => {
    const { headers } = await makeCaller();
    const data = { title: "Taken", slug: "taken" };
    const { id } = await (await api.post(POSTS, { headers: keyed(headers), data })).json();
    const sent = { headers: keyed(headers), data };
    const first = await api.post(POSTS, sent);
    await expectRefusal(first, 409, "conflict");
    await api.delete(`${POSTS}/${id}`, { headers });
    const again = await api.post(POSTS, sent);
    expect(await again.text()).toBe(await first.text());
    expect((await api.post(POSTS, { headers: keyed(headers), data })).status()).toBe(201);
  });

  test("for what a plan pays for are not stored: once there is room, the same request works", async ({ api }) => {
    const { headers } = await makeCaller();
    const data = { url: "https://example.com/h" };
    const ids: string[] = [];
    for (let i = 0; i < 3; i++)
      ids.push((await (await api.post(ENDPOINTS, { headers: keyed(headers), data })).json()).id);
    const sent = { headers: keyed(headers), data };
    await expectRefusal(await api.post(ENDPOINTS, sent), 402, "quota_exceeded");
    await api.delete(`${ENDPOINTS}/${ids[0]}`, { headers });
    const done = await api.post(ENDPOINTS, sent);
    expect([done.status(), done.headers()["idempotent-replayed"]]).toEqual([201, undefined]);
  });

  test("for the credential are not stored: 401 and 403 may succeed when retried", async ({ api }) => {
    const one = await makeCaller(["posts:read"]);
    const other = await callerOf(one.creator, ["posts:write"]);
    const key = randomUUID();
    const send = (headers: Headers) => api.post(POSTS, { headers: keyed(headers, key), data: { title: "At last" } });
    await expectRefusal(await send({}), 401, "unauthorized");
    await expectRefusal(await send(one.headers), 403, "insufficient_scope");
    const done = await send(other.headers);
    expect(done.status()).toBe(201);
    expect(done.headers()["idempotent-replayed"]).toBeUndefined();
  });
});

test("a secret is replayed as it was shown, and never stored in the clear", async ({ api }) => {
  const { headers } = await makeCaller();
  const sent = { headers: keyed(headers), data: { url: "https://example.com/h" } };
  const first = await api.post(ENDPOINTS, sent);
  const again = await api.post(ENDPOINTS, sent);
  expect(again.headers()["idempotent-replayed"]).toBe("true");
  expect((await again.body()).equals(await first.body())).toBe(true);
  const { id, secret } = await first.json();
  const hex = Buffer.from(secret).toString("hex");
  const [stored] = await database().execute<{ clear: string }>(sql`
    select count(*) as clear from idempotency_keys k
    where k::text like ${`%${secret}%`} or k::text like ${`%${hex}%`}`);
  expect(Number(stored?.clear)).toBe(0);
  // the search would find an answer that is stored in the clear
  const post = await (await api.post(POSTS, { headers: keyed(headers), data: { title: `Near ${id}` } })).json();
  const [found] = await database().execute<{ clear: string }>(sql`
    select count(*) as clear from idempotency_keys k where k::text like ${`%${post.id}%`}`);
  expect(Number(found?.clear)).toBe(1);
  const [listed] = (await (await api.get(ENDPOINTS, { headers })).json()).data;
  expect(listed.id).toBe(id);
});
