import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { GET as readReviews } from "@/app/api/v1/creators/[handle]/reviews/route";
import { GET as readProfile } from "@/app/api/v1/profiles/[handle]/route";
import { database, openTransaction } from "@/db/client";
import { makeApiKey, makeCreator } from "@/db/factories";
import { makeReview } from "@/db/factories/analytics";
import { reviews } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { answers } from "@/lib/core/memory/answers";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

let calls = 0;
const read = (handle: string, headers: Record<string, string> = {}) =>
  readProfile(
    new Request(`http://localhost/api/v1/profiles/${handle}?ignored=${++calls}`, {
      headers: { "x-forwarded-for": "198.18.9.1", ...headers },
    }),
    { params: Promise.resolve({ handle }) },
  );

it("answers from memory as it would without: limit, request id, entity tag, 304, what was overwritten and what is gone", async () => {
  const { handle } = await makeCreator();
  const first = await read(handle);
  const { hits } = answers().counts;
  const again = await read(handle, { "x-request-id": "trace-7" });
  expect(answers().counts.hits).toBe(hits + 1);
  expect(await again.json()).toEqual(await first.json());
  const tag = first.headers.get("etag") ?? "";
  expect(Object.fromEntries(again.headers)).toMatchObject({
    etag: tag,
    "cache-control": "public, max-age=1",
    vary: "Authorization",
    "content-type": "application/json; charset=utf-8",
    "x-request-id": "trace-7",
    ratelimit: expect.stringMatching(/^"burst";r=\d+;t=\d+$/),
    "access-control-allow-origin": "*",
  });
  const unchanged = await read(handle, { "if-none-match": tag });
  expect([unchanged.status, unchanged.headers.get("vary"), await unchanged.text()]).toEqual([304, "Authorization", ""]);

  await openTransaction((tx) => tx.execute(sql`update profiles set tagline = 'Another' where handle = ${handle}`));
  expect(await (await read(handle, { "if-none-match": tag })).json()).toMatchObject({ tagline: "Another" });
  await openTransaction((tx) => tx.execute(sql`update profiles set suspended_at = now() where handle = ${handle}`));
  expect((await read(handle)).status).toBe(404);
});

describe("an answer to a credential", () => {
  const headersOf = ({ headers }: Response) => [headers.get("cache-control"), headers.get("vary")];
  const OWN = ["private, max-age=1", "Authorization"];

  it("is its caller's alone: an owner sees their suspended page, and no cache gives it to others", async () => {
    const { profileId, handle } = await makeCreator();
    const { token } = await makeApiKey(profileId);
    await openTransaction((tx) => tx.execute(sql`update profiles set suspended_at = now() where handle = ${handle}`));
    const seen = await read(handle, { authorization: `Bearer ${token}` });
    expect([seen.status, ...headersOf(seen)]).toEqual([200, ...OWN]);
    const tag = seen.headers.get("etag") ?? "";
    const unchanged = await read(handle, { authorization: `Bearer ${token}`, "if-none-match": tag });
    expect([unchanged.status, ...headersOf(unchanged)]).toEqual([304, ...OWN]);
    expect((await read(handle)).status).toBe(404);
  });

  it("in test mode is kept for nobody", async () => {
    const { profileId, handle } = await makeCreator();
    const { token } = await makeApiKey(profileId, undefined, { livemode: false });
    const { id } = await makeReview(profileId, 5);
    await database().update(reviews).set({ livemode: false }).where(eq(reviews.id, id));
    const list = async (headers: Record<string, string> = {}) => {
      const request = new Request(`http://localhost/api/v1/creators/${handle}/reviews`, { headers });
      const answer = await readReviews(request, { params: Promise.resolve({ handle }) });
      const { data } = (await answer.json()) as { data: { id: string }[] };
      return [data.map((review) => review.id), ...headersOf(answer)];
    };
    const tested = { authorization: `Bearer ${token}` };
    expect(await list(tested)).toEqual([[id], ...OWN]);
    expect(await list()).toEqual([[], "public, max-age=1", "Authorization"]);
    expect(await list(tested)).toEqual([[id], ...OWN]);
  });
});
