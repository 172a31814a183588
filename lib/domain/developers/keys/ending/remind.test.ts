import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeApiKey, makeCreator } from "@/db/factories";
import { apiKeys, mails } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { systemContext } from "@/lib/core/system-context";
import { DAY_MS } from "@/lib/core/values/durations";
import { remindOfKeys } from "./remind";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

const now = new Date("2026-11-20T10:00:00.000Z");
const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);
const at = (days: number) => systemContext("test", inDays(days));

it("tells the owner of a key 7 days and a day before it ends, each once, and of no key for which that is no news", async () => {
  const { profileId, email } = await makeCreator();
  const months = { createdAt: inDays(-60) };
  await makeApiKey(profileId, ["posts:read"], { ...months, name: "Build server", expiresAt: inDays(7.5) });
  await makeApiKey(profileId, ["posts:read"], { ...months, expiresAt: null });
  await makeApiKey(profileId, ["posts:read"], { ...months, expiresAt: inDays(5), revokedAt: now });
  await makeApiKey(profileId, ["posts:read"], { ...months, expiresAt: inDays(5), rotatedToId: "key_other" });
  await makeApiKey(profileId, ["posts:read"], { createdAt: inDays(0), expiresAt: inDays(1) });
  await makeApiKey(profileId, ["posts:read"], { ...months, expiresAt: inDays(-1) });
  const subjects = async () => {
    const rows = await database().select().from(mails).where(eq(mails.recipient, email)).orderBy(mails.id);
    return rows.filter(({ kind }) => kind === "api_key_ends").map(({ subject }) => subject);
  };
  expect(await remindOfKeys(at(0))).toBe(0);
  expect(await remindOfKeys(at(0.6))).toBe(1);
  expect(await remindOfKeys(at(1))).toBe(0);
  expect(await subjects()).toEqual([expect.stringMatching(/ends in 7 days$/)]);
  expect(await remindOfKeys(at(6.6))).toBe(1);
  expect(await remindOfKeys(at(6.7))).toBe(0);
  expect(await subjects()).toEqual([
    expect.anything(),
    expect.stringMatching(/^Your API key gh_live_\w+… ends tomorrow$/),
  ]);
});

it("tells once of a key whose worker was away for the first", async () => {
  const { profileId, email } = await makeCreator();
  const { id } = await makeApiKey(profileId, ["posts:read"], { createdAt: inDays(-60), expiresAt: inDays(0.5) });
  await Promise.all([remindOfKeys(at(0)), remindOfKeys(at(0))]);
  const sent = await database().select().from(mails).where(eq(mails.recipient, email));
  expect(sent.filter(({ kind }) => kind === "api_key_ends")).toHaveLength(1);
  const [row] = await database().select().from(apiKeys).where(eq(apiKeys.id, id));
  expect(row?.endToldDays).toBe(1);
});
