import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator, makeProduct } from "@/db/factories";
import { auditLog, briefMatches, briefs, events } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { systemContext } from "@/lib/core/system-context";
import { MOST_MATCHES, submitBrief } from "./submit";
import { briefWords } from "./trade-words";

const NOW = new Date("2026-11-20T12:00:00.000Z");
const ctx = () => systemContext("test", NOW);

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

const BRIEF = "We open a bakery in spring and need somebody for lettering on the window. It should feel handmade.";

async function creator(skill: string, parts: object = {}): Promise<{ handle: string; profileId: string }> {
  return makeCreator({ skills: [skill], tagline: `I do ${skill}`, mcpDiscoverable: true, ...parts });
}

describe("submitBrief", () => {
  it("reaches the discoverable creators who fit, best first, each with an event and an audit line", async () => {
    const skill = "sgraffito";
    const strong = await creator(skill, { trustScore: 95 });
    const weak = await creator(skill, { trustScore: 20 });
    await creator(skill, { mcpDiscoverable: false, trustScore: 99 });
    const submitted = await submitBrief(ctx(), { brief: `We look for somebody who does ${skill} in our hallway.` });
    expect(submitted.matches.map((m) => [m.handle, m.rank])).toEqual([
      [strong.handle, 1],
      [weak.handle, 2],
    ]);
    const rows = await database().select().from(briefMatches).where(eq(briefMatches.briefId, submitted.brief_id));
    expect(rows.map((r) => [r.profileId, r.rank, r.status]).sort()).toEqual(
      [
        [strong.profileId, 1, "PENDING"],
        [weak.profileId, 2, "PENDING"],
      ].sort(),
    );
    const [event] = await database().select().from(events).where(eq(events.ownerId, weak.profileId));
    expect(JSON.parse(event?.payload ?? "{}")).toMatchObject({
      type: "intent_brief.submitted",
      data: { id: submitted.brief_id, rank: 2, category: null, budget_cents: null },
    });
    const [audit] = await database().select().from(auditLog).where(eq(auditLog.ownerId, strong.profileId));
    expect(audit).toMatchObject({ action: "intent_brief.submitted", targetId: submitted.brief_id });
  });

  it("minds the category and the budget", async () => {
    const skill = "pyrography";
    const cheap = await creator(skill, { categories: ["design-creative"] });
    await makeProduct(cheap.profileId, { flat: true, priceCents: 20_000 });
    const dear = await creator(skill, { categories: ["design-creative"] });
    await makeProduct(dear.profileId, { flat: true, priceCents: 900_000 });
    await creator(skill, { categories: ["music-audio"] });
    const brief = `A sign for our door, made with ${skill}, please.`;
    const within = { brief, category: "design-creative", budget_cents: 50_000 };
    expect((await submitBrief(ctx(), within)).matches.map((m) => m.handle)).toEqual([cheap.handle]);
  });

  it("reaches who has its rare word, though it names another trade in passing", async () => {
    const { handle } = await creator("marquetry", { categories: ["design-creative"] });
    const { matches } = await submitBrief(ctx(), { brief: "A sign for our door, made with marquetry, please." });
    expect(matches.map((match) => match.handle)).toEqual([handle]);
  });

  it("reaches ten at most", async () => {
    for (let n = 0; n <= MOST_MATCHES; n++) await creator("scrimshaw");
    expect((await submitBrief(ctx(), { brief: "Somebody who knows scrimshaw well." })).matches).toHaveLength(10);
  });

  it("is kept when nobody fits", async () => {
    const { brief_id, matches } = await submitBrief(ctx(), { brief: "Xylophone zookeeping quaternion, urgently." });
    expect(matches).toEqual([]);
    expect(await database().$count(briefs, eq(briefs.id, brief_id))).toBe(1);
  });

  it.each([
    "http://127.0.0.1/x",
    "https://10.0.0.1/x",
    "ftp://agent.example.com",
    "https://agent.example.com/?to=a@b.example",
  ])("refuses to answer to %s", async (callback_url) => {
    await expect(submitBrief(ctx(), { brief: BRIEF, callback_url })).rejects.toMatchObject({
      code: "validation_error",
      extras: { param: "callback_url" },
    });
  });

  it("refuses a deadline that has passed everywhere, and takes today's", async () => {
    const before = await database().$count(briefs);
    await expect(submitBrief(ctx(), { brief: BRIEF, deadline: "2026-11-18" })).rejects.toMatchObject({
      extras: { param: "deadline" },
    });
    expect(await database().$count(briefs)).toBe(before);
    expect((await submitBrief(ctx(), { brief: BRIEF, deadline: "2026-11-20" })).deadline).toBe("2026-11-20");
  });
});

describe("briefWords", () => {
  it("takes the words of a trade first, and no filler", () => {
    expect(briefWords(BRIEF).split(" ")).toContain("lettering");
    expect(briefWords(BRIEF)).not.toMatch(/\b(?:we|need|somebody|should)\b/);
    expect(briefWords("We need it.")).toBe("");
  });

  it("takes six at most of a very long brief", () => {
    const long = Array.from({ length: 500 }, (_, n) => `uncommonword${n}`).join(" ");
    expect(briefWords(long).split(" ")).toHaveLength(6);
  });
});
