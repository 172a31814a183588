import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { GET as readProfile } from "@/app/api/v1/profiles/[handle]/route";
import { openTransaction } from "@/db/client";
import { makeCreator } from "@/db/factories";
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
    "content-type": "application/json; charset=utf-8",
    "x-request-id": "trace-7",
    ratelimit: expect.stringMatching(/^"burst";r=\d+;t=\d+$/),
    "access-control-allow-origin": "*",
  });
  const unchanged = await read(handle, { "if-none-match": tag });
  expect([unchanged.status, await unchanged.text()]).toEqual([304, ""]);

  await openTransaction((tx) => tx.execute(sql`update profiles set tagline = 'Another' where handle = ${handle}`));
  expect(await (await read(handle, { "if-none-match": tag })).json()).toMatchObject({ tagline: "Another" });
  await openTransaction((tx) => tx.execute(sql`update profiles set suspended_at = now() where handle = ${handle}`));
  expect((await read(handle)).status).toBe(404);
});
