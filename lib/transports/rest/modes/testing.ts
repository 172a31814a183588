import { eq, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { makeApiKey, makeCreator, makePaidOrder, makeProduct } from "@/db/factories";
import { makeAgent, makeRun } from "@/db/factories/agents";
import { makeMember, makeReview } from "@/db/factories/analytics";
import { makeApproval } from "@/db/factories/approvals";
import { makePostedBrief } from "@/db/factories/briefs";
import { makeAvailability, makeBooking, makeIntro } from "@/db/factories/creator-records";
import { makeLoggedRequest } from "@/db/factories/request-logs";
import { makeDelivery, makeInbox, makeRecovery } from "@/db/factories/webhooks";
import { SPLIT } from "@/db/livemode-sources";
import { files, profiles, users, webhookEndpoints } from "@/db/schema";
import { NewQuote } from "@/lib/contracts/contact/quotes";
import { type Context, createContext } from "@/lib/core/context";
import { newId } from "@/lib/core/values/ids";
import { requestQuote } from "@/lib/domain/contact/quotes/request";

/** Tables whose rows have no id of their own: they are seen by those of what they belong to. */
const WITHOUT_ID = new Set(["receipt_series", "brief_matches", "buyer_customers", "request_hours"]);

export type Mode = "live" | "test";
export type Things = Awaited<ReturnType<typeof things>>;
type Creator = Awaited<ReturnType<typeof makeCreator>>;

/** The ids of all rows of a mode in this database. */
export async function idsIn(livemode: boolean): Promise<string[]> {
  const named = SPLIT.filter((table) => !WITHOUT_ID.has(table));
  const of = (table: string) => sql`select id from ${sql.identifier(table)} where livemode = ${livemode}`;
  const rows = await database().execute<{ id: string }>(sql.join(named.map(of), sql` union all `));
  return rows.map(({ id }) => id);
}

/** Rows that a call of the other mode may come to touch later: what it is counted and logged by. */
const WRITTEN_LATER = new Set(["request_hours", "request_logs"]);

/** What stands in each table of a mode, as one text for each, to see whether a call changed any of it. */
export async function rowsOf(mode: Mode): Promise<Record<string, string>> {
  const seen = sql`md5((to_jsonb(t) - array['last_used_at', 'last_used_ip'])::text)`;
  const of = (table: string) => sql`select ${table}::text as name, md5(string_agg(${seen}, '' order by ${seen})) as rows
    from ${sql.identifier(table)} t where livemode = ${mode === "live"}`;
  const tables = SPLIT.filter((table) => !WRITTEN_LATER.has(table));
  const told = await database().execute<{ name: string; rows: string | null }>(
    sql.join(tables.map(of), sql` union all `),
  );
  return Object.fromEntries(told.map(({ name, rows }) => [name, rows ?? ""]));
}

/** One account with a key and one of everything in each mode; it sells, buys of `other`, and has agents and endpoints. */
export async function bothModes() {
  const [own, other] = [await makeCreator({ mcpDiscoverable: true }), await makeCreator({ mcpDiscoverable: true })];
  await database().update(users).set({ tier: "ENTERPRISE", emailVerifiedAt: new Date() });
  await database().update(profiles).set({ tier: "ENTERPRISE" });
  const products = {
    own: await makeProduct(own.profileId, { sellable: true }),
    other: await makeProduct(other.profileId, { sellable: true }),
  };
  await makeAvailability(own.profileId);
  await makeAvailability(other.profileId);
  const agentId = await makeAgent(own.profileId);
  const live = await things(own, other, products, agentId);
  const before = await idsIn(true);
  const test = await things(own, other, products, agentId);
  for (const table of SPLIT) {
    const known = WITHOUT_ID.has(table) ? sql`false` : sql`id <> all(${sql.param(before)}::text[])`;
    await database().execute(sql`update ${sql.identifier(table)} set livemode = false where ${known}`);
  }
  await database().execute(
    sql`update brief_matches set livemode = briefs.livemode from briefs where briefs.id = brief_matches.brief_id`,
  );
  const keys = {
    live: await makeApiKey(own.profileId),
    test: await makeApiKey(own.profileId, undefined, { livemode: false }),
  };
  return { own, other, products, agentId, things: { live, test }, keys };
}

async function things(own: Creator, other: Creator, products: { own: { id: string } }, agentId: string) {
  const { profileId, userId } = own;
  const as = (who: Creator): Context =>
    createContext({
      actor: { kind: "user", userId: who.userId, profileId: who.profileId, sessionId: "s", email: who.email },
      requestId: newId("req"),
    });
  const order = await makePaidOrder(profileId, { productId: products.own.id });
  const delivered = { status: "DELIVERED", deliveredAt: new Date() } as const;
  const purchase = await makePaidOrder(other.profileId, { buyerUserId: userId, ...delivered });
  const asked = { brief: "A mark for a ferry line, cut in steel.", attachments: [] };
  const sold = await requestQuote(as(other), NewQuote.parse({ handle: own.handle, ...asked }), "api");
  const bought = await requestQuote(as(own), NewQuote.parse({ handle: other.handle, ...asked }), "api");
  const delivery = await makeDelivery(profileId);
  const made = {
    order: order.id,
    purchase: purchase.id,
    review: (await makeReview(profileId, 5)).id,
    member: (await makeMember(profileId)).id,
    booking: (await makeBooking(profileId)).id,
    intro: (await makeIntro(profileId)).id,
    brief: (await makePostedBrief(other.userId, profileId)).id,
    postedBrief: (await makePostedBrief(userId, other.profileId)).id,
    quote: sold.id,
    boughtQuote: bought.id,
    boughtThread: bought.thread_id,
    thread: sold.thread_id,
    run: await makeRun(profileId, agentId),
    approval: (await makeApproval({ userId, orderId: purchase.id })).id,
    delivery: delivery.id,
    endpoint: delivery.endpointId,
    recovery: (await makeRecovery(profileId)).id,
    inbox: (await makeInbox(profileId)).id,
    request: (await makeLoggedRequest(profileId, {})).id,
    file: await fileOf(own),
    key: (await makeApiKey(profileId, ["orders:read"])).id,
  };
  await database().update(webhookEndpoints).set({ userId }).where(eq(webhookEndpoints.userId, ""));
  return made;
}

/** A file that waits to be taken, without its bytes. */
async function fileOf({ userId }: Creator): Promise<string> {
  const id = newId("file");
  await database().insert(files).values({ id, uploader: userId, name: "plan.txt", sizeBytes: 6 });
  return id;
}

/** Rows that a call makes: in how many of each mode they are. */
export async function countIn(table: string): Promise<Record<Mode, number>> {
  const [row] = await database().execute<Record<Mode, number>>(sql`
    select count(*) filter (where livemode)::int as live, count(*) filter (where not livemode)::int as test
    from ${sql.identifier(table)}`);
  return row ?? { live: 0, test: 0 };
}
