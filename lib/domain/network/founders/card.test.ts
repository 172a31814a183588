import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { auditLog } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { SaveFounder } from "@/lib/contracts/network/founders/founders";
import type { Context } from "@/lib/core/context";
import { systemContext } from "@/lib/core/system-context";
import { setDiscoverable } from "@/lib/domain/people/profiles/edit";
import { getFounderCard, getOpenFounderCard, saveFounderCard } from "./card";
import { findFounders } from "./find";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

async function creator() {
  const made = await makeCreator();
  const { userId, profileId, email } = made;
  const actor = { kind: "user", userId, profileId, sessionId: "s", email } as const;
  const ctx: Context = { ...systemContext("test", new Date("2026-11-20T09:30:00.000Z")), actor };
  return { ...made, ctx };
}

const form = (more: object = {}) =>
  SaveFounder.parse({ building: " Glass kites. ", stage: "seed", intent: ["advice", "hiring"], ...more });

it("is written once and changed after, in the order that intents are known in", async () => {
  const { ctx, profileId } = await creator();
  expect(await getFounderCard(ctx)).toBeNull();
  const saved = await saveFounderCard(ctx, form());
  expect(saved).toEqual({
    building: "Glass kites.",
    stage: "seed",
    intent: ["hiring", "advice"],
    raising: false,
    discoverable: false,
  });
  const changed = await saveFounderCard(ctx, form({ stage: "series_a", intent: undefined, raising: "on" }));
  expect(changed).toMatchObject({ stage: "series_a", intent: [], raising: true });
  expect(await getFounderCard(ctx)).toEqual(changed);
  const audited = await database().select().from(auditLog).where(eq(auditLog.ownerId, profileId));
  expect(audited.map((row) => row.action)).toEqual(["founder_card.saved", "founder_card.saved"]);
});

it("is seen by others only while both switches are on", async () => {
  const { ctx, profileId, handle } = await creator();
  const found = async () => (await findFounders(ctx, { query: "opal kites" })).data.map((founder) => founder.handle);
  const building = "Opal kites.";
  for (const [profile, card, seen] of [
    [true, true, true],
    [true, false, false],
    [false, true, false],
  ] as const) {
    await setDiscoverable(ctx, profile);
    await saveFounderCard(ctx, form({ building, discoverable: card }));
    expect(await found()).toEqual(seen ? [handle] : []);
    expect((await getOpenFounderCard(ctx, profileId)) !== null).toBe(seen);
  }
});
