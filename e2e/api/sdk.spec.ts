import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "playwright/test";
import { type ClientOptions, createClient, GuildhallError, verifyWebhook } from "@/lib/clients/sdk/index";
import { newId } from "@/lib/core/values/ids";
import { signatureHeader } from "@/lib/domain/developers/webhooks/sign";
import { makeCaller, setCounter, spareAddress } from "./callers";
import { describedBy, expect, readDescribed, test } from "./described";

/** A client at an address of its own. It keeps what was answered, and holds it against the document. */
async function clientOf(api: APIRequestContext, token?: string, options: Partial<ClientOptions> = {}) {
  const baseUrl = test.info().project.use.baseURL ?? "";
  const description = await describedBy(baseUrl, api);
  const answers: Response[] = [];
  const address = spareAddress();
  const fetch = async (request: Request) => {
    request.headers.set("x-forwarded-for", address);
    const answer = await globalThis.fetch(request);
    answers.push(answer);
    await readDescribed(description, request.method, answer.clone());
    return answer;
  };
  return { answers, client: createClient({ baseUrl, ...(token ? { token } : {}), fetch, ...options }) };
}

async function failureOf(work: Promise<unknown>): Promise<GuildhallError> {
  const error = await work.then(() => undefined).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(GuildhallError);
  return error as GuildhallError;
}

test("reads who the token stands for, under the request id that it was given", async ({ api }) => {
  const { creator, token } = await makeCaller();
  const { client, answers } = await clientOf(api, token);
  const me = await client.get("/v1/me", { params: { header: { "X-Request-Id": "sdk-1" } } });
  expect(me).toMatchObject({ id: creator.profileId, handle: creator.handle, tier: "FREE" });
  expect(answers[0]?.headers.get("x-request-id")).toBe("sdk-1");
});

test("reads what is public without a token", async ({ api }) => {
  const { creator } = await makeCaller();
  const { client } = await clientOf(api);
  const profile = await client.get("/v1/profiles/{handle}", { params: { path: { handle: creator.handle } } });
  expect(profile.id).toBe(creator.profileId);
});

test("publishes, and walks all pages of what was published", async ({ api }) => {
  const { creator, token } = await makeCaller();
  const { client, answers } = await clientOf(api, token);
  const titles = Array.from({ length: 7 }, (_, i) => `Post ${i}`);
  for (const title of titles) expect((await client.post("/v1/posts", { body: { title } })).title).toBe(title);
  const before = answers.length;
  const seen: string[] = [];
  const query = { creator: creator.handle, limit: 3 };
  for await (const post of client.paginate("/v1/posts", { params: { query } })) seen.push(post.title);
  expect(seen).toEqual(titles.toReversed());
  expect(answers.length - before).toBe(3);
});

test("a key that the caller brings is kept: a second call writes nothing", async ({ api }) => {
  const { creator, token } = await makeCaller();
  const { client } = await clientOf(api, token);
  const call = { body: { title: "Once" }, params: { header: { "Idempotency-Key": randomUUID() } } };
  const [first, again] = [await client.post("/v1/posts", call), await client.post("/v1/posts", call)];
  expect(again).toEqual(first);
  const rows = client.paginate("/v1/posts", { params: { query: { creator: creator.handle } } });
  expect((await rows.next()).value?.id).toBe(first.id);
  expect((await rows.next()).done).toBe(true);
});

test.describe("errors", () => {
  test("are typed, with the field that is to blame", async ({ api }) => {
    const { token } = await makeCaller();
    const { client, answers } = await clientOf(api, token);
    const error = await failureOf(client.post("/v1/posts", { body: { title: "t".repeat(201) } }));
    expect(error).toMatchObject({ code: "validation_error", status: 422, param: "title" });
    expect(error.details?.[0]?.path).toBe("title");
    expect(error.request_id).toBe(answers[0]?.headers.get("x-request-id"));
  });

  test("name the scope that is missing, and where to get a larger plan", async ({ api }) => {
    const { token } = await makeCaller(["webhooks:write"]);
    const { client } = await clientOf(api, token);
    const missing = await failureOf(client.get("/v1/me"));
    expect(missing).toMatchObject({ code: "insufficient_scope", status: 403, required_scope: "identity:read" });
    const create = () => client.post("/v1/webhooks/endpoints", { body: { url: "https://example.com/h" } });
    for (let i = 0; i < 3; i++) await create();
    const full = await failureOf(create());
    expect(full).toMatchObject({ code: "quota_exceeded", status: 402, upgrade_url: "/developers/billing" });
  });

  test("of a used-up minute come after the retries, with how long to wait", async ({ api }) => {
    const { creator, token } = await makeCaller();
    await setCounter(`b:${creator.profileId}`, 60, 60);
    const pauses: number[] = [];
    const pause = async (ms: number) => void pauses.push(ms);
    const { client, answers } = await clientOf(api, token, { pause, maxPauseMs: 60_000, retries: 4 });
    const error = await failureOf(client.get("/v1/me").then(() => client.get("/v1/me")));
    expect(error).toMatchObject({ code: "rate_limit_exceeded", status: 429 });
    expect(error.retryAfter).toBeGreaterThanOrEqual(1);
    expect(pauses.length).toBe(4);
    expect(pauses.every((ms) => ms >= 1000 && ms <= 60_000)).toBe(true);
    expect(answers.at(-1)?.status).toBe(429);
  });
});

test("a new endpoint's secret verifies what the service signs for it, and nothing else", async ({ api }) => {
  const { token } = await makeCaller();
  const { client } = await clientOf(api, token);
  const body = { url: "https://example.com/hooks", event_types: ["post.created" as const] };
  const { secret, event_types } = await client.post("/v1/webhooks/endpoints", { body });
  expect(event_types).toEqual(["post.created"]);

  const data = { id: newId("post"), slug: "hello", title: "Hello" };
  const event = { id: newId("evt"), type: "post.created", created_at: new Date().toISOString(), data };
  const raw = JSON.stringify(event);
  const headers = { "service-signature": signatureHeader([secret], Math.floor(Date.now() / 1000), raw) };
  const verified = await verifyWebhook(raw, headers, secret);
  expect(verified).toEqual(event);
  if (verified.type === "post.created") expect(verified.data.title).toBe("Hello");
  await expect(verifyWebhook(raw.replace("Hello", "Hallo"), headers, secret)).rejects.toThrow("No signature fits");
});
