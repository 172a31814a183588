import { eq, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { makeApiKey, makeCreator, makePaidOrder, makeProduct } from "@/db/factories";
import { makeAgent, makeRun } from "@/db/factories/agents";
import { makeReview } from "@/db/factories/analytics";
import { makePostedBrief } from "@/db/factories/briefs";
import { makeAvailability, makeBooking, makeIntro, makeMembership, makeTier } from "@/db/factories/creator-records";
import { consenting } from "@/db/factories/oauth";
import { makePiece } from "@/db/factories/pictures";
import { makeLoggedRequest } from "@/db/factories/request-logs";
import { makeDelivery, makeInbox, makeRecovery } from "@/db/factories/webhooks";
import { availabilityBlocks, bookingTypes, posts, profiles, quotes, savedSearches, threads } from "@/db/schema";
import type { IdPrefix } from "@/lib/contracts/values/ids";
import { newId } from "@/lib/core/values/ids";
import { uploadFile } from "@/lib/domain/trade/files/upload";

type OwnedRow = { table: string; make(profileId: string): Promise<{ id: string }> };

/** What a creator can have that is nobody else's business, by the prefix of its id: where it is kept, and a maker. */
export const OWNED_ROWS: Partial<Record<IdPrefix, OwnedRow>> = {
  agent: { table: "agents", make: async (profileId) => ({ id: await makeAgent(profileId) }) },
  block: { table: "availability_blocks", make: makeBlock },
  btype: { table: "booking_types", make: makeBookingType },
  brief: { table: "brief_matches", make: makeBrief },
  file: { table: "files", make: makeFile },
  intro: { table: "intros", make: (profileId) => makeIntro(profileId) },
  key: { table: "api_keys", make: (profileId) => makeApiKey(profileId, ["orders:read"]) },
  log: { table: "request_logs", make: (profileId) => makeLoggedRequest(profileId) },
  mem: { table: "memberships", make: makeMember },
  rev: { table: "reviews", make: (profileId) => makeReview(profileId, 5) },
  book: { table: "bookings", make: (profileId) => makeBooking(profileId) },
  del: { table: "deliveries", make: (profileId) => makeDelivery(profileId) },
  ord: { table: "orders", make: (profileId) => makePaidOrder(profileId) },
  piece: { table: "portfolio_pieces", make: (profileId) => makePiece(profileId) },
  qt: { table: "quotes", make: makeRequest },
  post: { table: "posts", make: makeMembersPost },
  prod: { table: "products", make: (profileId) => makeProduct(profileId) },
  rcv: { table: "webhook_recoveries", make: makeRecovery },
  run: { table: "agent_runs", make: makeOwnRun },
  thr: { table: "threads", make: makeInquiry },
  srch: { table: "saved_searches", make: makeSavedSearch },
  tier: { table: "membership_tiers", make: (profileId) => makeTier(profileId) },
  whe: { table: "webhook_endpoints", make: makeInbox },
};

/** A file that nothing has taken. */
async function makeFile(profileId: string): Promise<{ id: string }> {
  const [page] = await database().select({ userId: profiles.userId }).from(profiles).where(eq(profiles.id, profileId));
  const person = await consenting({ userId: page?.userId ?? "", profileId, email: `${profileId}@example.com` });
  return uploadFile(person, { name: "plan.txt", bytes: Buffer.from("a plan") });
}

async function makeSavedSearch(profileId: string): Promise<{ id: string }> {
  const id = newId("srch");
  const [page] = await database().select({ userId: profiles.userId }).from(profiles).where(eq(profiles.id, profileId));
  const asked = { finds: "creators", criteria: { query: "logo" }, mail: false, seen: [] } as const;
  await database()
    .insert(savedSearches)
    .values({ id, userId: page?.userId ?? "", name: "Logos", ...asked, seen: [...asked.seen] });
  return { id };
}

async function makeMembersPost(profileId: string): Promise<{ id: string }> {
  const id = newId("post");
  await database().insert(posts).values({ id, profileId, slug: id, title: "For members", visibility: "members" });
  return { id };
}

async function makeBlock(profileId: string): Promise<{ id: string }> {
  const [id, startsAt] = [newId("block"), new Date("2098-12-24T00:00:00.000Z")];
  const endsAt = new Date("2098-12-27T00:00:00.000Z");
  await database().insert(availabilityBlocks).values({ id, profileId, startsAt, endsAt, note: "" });
  return { id };
}

async function makeBookingType(profileId: string): Promise<{ id: string }> {
  await makeAvailability(profileId);
  const mine = eq(bookingTypes.profileId, profileId);
  const [made] = await database().select({ id: bookingTypes.id }).from(bookingTypes).where(mine);
  return { id: made?.id ?? "" };
}

async function makeBrief(profileId: string): Promise<{ id: string }> {
  return makePostedBrief((await makeCreator()).userId, profileId);
}

async function makeMember(profileId: string): Promise<{ id: string }> {
  return makeMembership(profileId, (await makeTier(profileId)).id);
}

async function makeInquiry(profileId: string): Promise<{ id: string }> {
  const id = newId("thr");
  const subject = { subjectId: id, originId: id, title: "A question" };
  await database()
    .insert(threads)
    .values({ id, kind: "inquiry", ...subject, profileId, buyerName: "Robin Ashby", lastMessageAt: new Date() });
  return { id };
}

async function makeRequest(profileId: string): Promise<{ id: string }> {
  const id = newId("qt");
  const asked = { buyerName: "Robin Ashby", source: "site" as const, threadId: newId("thr"), brief: "A mark." };
  await database()
    .insert(quotes)
    .values({ id, profileId, ...asked });
  return { id };
}

async function makeOwnRun(profileId: string): Promise<{ id: string }> {
  return { id: await makeRun(profileId, await makeAgent(profileId)) };
}

/** Tables whose rows are not named by an id of their own. */
const KEYS: Record<string, string> = { brief_matches: "brief_id" };

/** A row as it stands, to see whether a call changed it. */
export async function rowOf(table: string, id: string): Promise<unknown> {
  const [found] = await database().execute<{ row: unknown }>(
    sql`select to_jsonb(t) as row from ${sql.identifier(table)} t where ${sql.identifier(KEYS[table] ?? "id")} = ${id}`,
  );
  return found?.row;
}
