import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator, makeProduct } from "@/db/factories";
import { mails, profiles, searchAlerts, users } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { MAX_SAVED_SEARCHES, type SavedCriteriaView } from "@/lib/contracts/network/saved/saved-searches";
import { type Actor, createContext } from "@/lib/core/context";
import { systemContext } from "@/lib/core/system-context";
import { transaction } from "@/lib/core/transaction";
import { DAY_MS } from "@/lib/core/values/durations";
import { newId } from "@/lib/core/values/ids";
import { indexProfiles } from "@/lib/domain/people/listing/index-profiles";
import { openBody } from "@/lib/domain/platform/mail/body";
import { removeSavedSearch, saveSearch, updateSavedSearch } from "./change";
import { mailNewMatches } from "./mail-new-matches";
import { keptSearch, listSavedSearches } from "./read";
import { stopSearchMails } from "./stop-mails";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

async function person() {
  const { userId, profileId, email } = await makeCreator();
  await database().update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, userId));
  const actor: Actor = { kind: "user", userId, profileId, sessionId: "s", email };
  const ctx = createContext({ actor, requestId: newId("req"), ip: "127.0.0.1", local: true });
  const sent = async () => {
    const rows = await database().select().from(mails).where(eq(mails.recipient, email)).orderBy(mails.id);
    return rows.map((row) => ({ subject: row.subject, ...openBody(row) }));
  };
  return { userId, ctx, sent };
}

const keep = (
  ctx: Awaited<ReturnType<typeof person>>["ctx"],
  criteria: SavedCriteriaView,
  finds = "creators" as const,
) => saveSearch(ctx, { finds, criteria, mail: true });

/** A word that nobody else has. */
let words = 0;
const word = () => `zyx${String.fromCharCode(97 + words++)}qumbro`;

async function creatorWith(tagline: string) {
  const made = await makeCreator();
  await database().update(profiles).set({ tagline }).where(eq(profiles.id, made.profileId));
  const ctx = systemContext("test", new Date());
  await transaction(ctx, (tx) => indexProfiles(tx, [made.profileId]));
  return made;
}

/** The worker, so many days from now. */
const look = (days: number) =>
  mailNewMatches(systemContext("mail-new-matches", new Date(Date.now() + days * DAY_MS + 60_000)));

describe("the searches that an account keeps", () => {
  it("are listed, the last first, each once however often it was saved, and nobody else's", async () => {
    const [one, other] = [await person(), await person()];
    const first = await keep(one.ctx, { query: "logo design", max_price_cents: 50_000, country: "NO" });
    const second = await keep(one.ctx, { query: "logo design" });
    expect(await keep(one.ctx, { country: "NO", query: "logo design", max_price_cents: 50_000 })).toEqual(first);
    expect(first.name).toBe("“logo design” in Norway, up to $500");
    expect(new URL(first.url).search).toBe("?q=logo+design&country=NO&max_price=500");
    const page = await listSavedSearches(one.ctx, { limit: 1 });
    expect(page).toMatchObject({ data: [{ id: second.id }], has_more: true });
    const rest = await listSavedSearches(one.ctx, { limit: 5, cursor: page.next_cursor ?? "" });
    expect(rest).toMatchObject({ data: [{ id: first.id }], has_more: false });
    expect((await listSavedSearches(other.ctx, { limit: 5 })).data).toEqual([]);
    expect(await keptSearch(one.ctx, { finds: "creators", criteria: { query: "logo design" } })).toEqual(second);
    expect(await keptSearch(one.ctx, { finds: "offers", criteria: { query: "logo design" } })).toBeNull();
  });

  it("are changed and given up by their owner alone", async () => {
    const [one, other] = [await person(), await person()];
    const { id } = await keep(one.ctx, { query: "logo design" });
    await expect(updateSavedSearch(other.ctx, id, { mail: false })).rejects.toMatchObject({ code: "not_found" });
    await expect(removeSavedSearch(other.ctx, id)).rejects.toMatchObject({ code: "not_found" });
    expect(await updateSavedSearch(one.ctx, id, { name: "Marks", mail: false })).toMatchObject({
      name: "Marks",
      mail: false,
    });
    expect(await removeSavedSearch(one.ctx, id)).toMatchObject({ id });
    await expect(removeSavedSearch(one.ctx, id)).rejects.toMatchObject({ code: "not_found" });
  });

  it("name a category that there is, as searches do", async () => {
    const { ctx } = await person();
    const refused = { code: "validation_error", extras: { param: "criteria.category" } };
    await expect(keep(ctx, { category: "no-such-thing" })).rejects.toMatchObject(refused);
    await expect(keep(ctx, { category: "design-creative", subcategory: "no-such-thing" })).rejects.toMatchObject({
      extras: { param: "criteria.subcategory" },
    });
    expect((await listSavedSearches(ctx, { limit: 5 })).data).toEqual([]);
  });

  it("have an end", async () => {
    const { ctx } = await person();
    for (let n = 0; n < MAX_SAVED_SEARCHES; n++) await keep(ctx, { max_price_cents: 1_000 + n });
    await expect(keep(ctx, { max_price_cents: 1 })).rejects.toMatchObject({ code: "conflict" });
  });

  it("have the same end when many come at once", async () => {
    const { ctx } = await person();
    const many = Array.from({ length: MAX_SAVED_SEARCHES + 8 }, (_, n) => keep(ctx, { max_price_cents: 1_000 + n }));
    const kept = (await Promise.allSettled(many)).filter(({ status }) => status === "fulfilled");
    expect(kept).toHaveLength(MAX_SAVED_SEARCHES);
  });
});

describe("the mail of new matches", () => {
  it("names who is new, once, and at most once a day for all searches together", async () => {
    const [reader, mine, yours] = [await person(), word(), word()];
    await creatorWith(`Already ${mine}`);
    await keep(reader.ctx, { query: mine });
    await keep(reader.ctx, { query: yours });
    await look(1);
    expect(await reader.sent()).toEqual([]);
    await creatorWith(`Carves ${mine}`);
    const offering = await creatorWith(`Paints ${yours}`);
    await look(1);
    expect(await reader.sent()).toEqual([]);
    await look(2);
    const [mail, ...more] = await reader.sent();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("2 new matches: 2 of your searches");
    expect(mail?.text).toContain(`Carves ${mine}`);
    expect(mail?.text).not.toContain(`Already ${mine}`);
    await makeProduct(offering.profileId);
    await look(3);
    expect(await reader.sent()).toHaveLength(1);
  });

  it("is sent once by two workers", async () => {
    const [reader, wanted] = [await person(), word()];
    await keep(reader.ctx, { query: wanted });
    await creatorWith(`Weaves ${wanted}`);
    await Promise.all([look(1), look(1), look(1)]);
    expect(await reader.sent()).toHaveLength(1);
  });

  it("is stopped by its link, without signing in, and says what came in between to nobody", async () => {
    const [reader, wanted] = [await person(), word()];
    const { id } = await keep(reader.ctx, { query: wanted });
    await creatorWith(`Turns ${wanted}`);
    await look(1);
    const [mail] = await reader.sent();
    const token = /saved\/searches\/stop\?token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    const guest = createContext({
      actor: { kind: "anonymous" },
      requestId: newId("req"),
      ip: "127.0.0.1",
      local: true,
    });
    await expect(stopSearchMails(guest, `${token.slice(0, -2)}xx`)).rejects.toMatchObject({ code: "not_found" });
    expect(await stopSearchMails(guest, token)).toEqual({ stopped: 1 });
    await creatorWith(`Bends ${wanted}`);
    await look(2);
    expect(await reader.sent()).toHaveLength(1);
    await updateSavedSearch(reader.ctx, id, { mail: true });
    await look(3);
    expect(await reader.sent()).toHaveLength(1);
  });

  it("goes to nobody whose address is not proved", async () => {
    const [reader, wanted] = [await person(), word()];
    await database().update(users).set({ emailVerifiedAt: null }).where(eq(users.id, reader.userId));
    await keep(reader.ctx, { query: wanted });
    await creatorWith(`Ties ${wanted}`);
    await look(1);
    expect(await reader.sent()).toEqual([]);
    expect(await database().select().from(searchAlerts).where(eq(searchAlerts.userId, reader.userId))).toHaveLength(1);
  });

  it("does not tell of what fits only without a part of what was asked", async () => {
    const [reader, wanted] = [await person(), word()];
    await keep(reader.ctx, { query: `${wanted} in Norway` });
    await creatorWith(`Spins ${wanted}`);
    await look(1);
    expect(await reader.sent()).toEqual([]);
  });
});
