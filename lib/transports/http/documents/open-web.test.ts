import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { GET as readIndex } from "@/app/sitemap.xml/route";
import { GET as readPart } from "@/app/sitemaps/[part]/route";
import { openTransaction } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { profiles } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { answers } from "@/lib/core/memory/answers";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

const get = (path: string, headers = {}) => new Request(`http://localhost${path}`, { headers });
const index = () => readIndex(get("/sitemap.xml"));
const part = (headers = {}) =>
  readPart(get("/sitemaps/profiles-1.xml", headers), { params: Promise.resolve({ part: "profiles-1.xml" }) });

it("a sitemap is read once while nobody changes anything, and again when somebody has", async () => {
  const { profileId, handle } = await makeCreator();
  const first = await part();
  const body = await first.text();
  expect(body).toContain(`/${handle}</loc>`);
  expect(await (await index()).text()).toContain("/sitemaps/profiles-1.xml</loc>");
  const { hits } = answers().counts;
  expect(await (await part()).text()).toBe(body);
  expect((await part({ "if-none-match": first.headers.get("etag") ?? "" })).status).toBe(304);
  expect((await index()).status).toBe(200);
  expect(answers().counts.hits).toBe(hits + 3);

  await openTransaction((tx) => tx.update(profiles).set({ suspendedAt: new Date() }).where(eq(profiles.id, profileId)));
  expect((await part()).status).toBe(404);
});
