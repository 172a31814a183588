import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import {
  apiKeys,
  bookings,
  briefs,
  deliveries,
  memberships,
  messages,
  orders,
  posts,
  products,
  profiles,
  quotes,
  reports,
  reviews,
  safetyCases,
  threads,
  users,
  webhookEndpoints,
} from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { ofHandle } from "@/lib/domain/people/listing/of-handle";
import { requireOperator } from "./access";

export type Hit = { kind: string; id: string; title: string; path: string };

const MOST = 20;

/**
 * What an id of any kind, a handle or an email address names, with the page where operators look at it: orders of either side of an
 * address too, the latest first. Of live mode, but for cases. For operators.
 */
export async function searchEverything(ctx: Context, typed: string): Promise<Hit[]> {
  await requireOperator(ctx);
  const q = typed.trim().replace(/^@/, "");
  if (q === "") return [];
  const [, prefix] = /^([a-z]+)_[0-7][0-9a-hjkmnp-tv-z]{25}$/.exec(q) ?? [];
  if (prefix) return byId(ctx, prefix, q);
  return q.includes("@") ? byEmail(ctx, q) : byHandle(ctx, q);
}

const accountHit = (userId: string, title: string, kind = "account"): Hit => ({
  kind,
  id: userId,
  title,
  path: `/operator/accounts/${userId}`,
});

async function accounts({ db }: Context, where: SQL): Promise<Hit[]> {
  const rows = await db
    .select({ id: users.id, name: users.name, email: users.email, handle: profiles.handle })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(where)
    .limit(MOST);
  return rows.map(({ id, name, email, handle }) =>
    accountHit(id, handle ? `${name}, @${handle}` : `${name}, ${email}`),
  );
}

async function ordersWhere({ db }: Context, where: SQL, kind = "order"): Promise<Hit[]> {
  const rows = await db
    .select({ id: orders.id, title: orders.productTitle, status: orders.status })
    .from(orders)
    .where(and(where, eq(orders.livemode, true)))
    .orderBy(desc(orders.id))
    .limit(MOST);
  return rows.map(({ id, title, status }) => ({
    kind,
    id,
    title: `${title}, ${status}`,
    path: `/operator/disputes/${id}`,
  }));
}

async function casesWhere({ db }: Context, where: SQL): Promise<Hit[]> {
  const rows = await db.select({ id: safetyCases.id, title: safetyCases.title }).from(safetyCases).where(where);
  return rows.map(({ id, title }) => ({ kind: "case", id, title, path: `/operator/cases/${id}` }));
}

const byHandle = (ctx: Context, handle: string) => accounts(ctx, ofHandle(handle));

async function byEmail(ctx: Context, email: string): Promise<Hit[]> {
  const found = await Promise.all([
    accounts(ctx, eq(users.email, email)),
    ordersWhere(ctx, eq(orders.buyerEmail, email)),
    ordersWhere(ctx, inArray(orders.profileId, pagesOf(ctx, email)), "sale"),
  ]);
  return found.flat();
}

const pagesOf = ({ db }: Context, email: string) =>
  db
    .select({ id: profiles.id })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(eq(users.email, email));

type Owned = PgTable & { id: PgColumn; profileId: PgColumn };

/** Things that belong to a creator's page: found by id, they lead to its account. */
const OWNED: Record<string, [kind: string, table: Owned, live?: SQL]> = {
  prod: ["product", products],
  post: ["post", posts],
  rev: ["review", reviews, eq(reviews.livemode, true)],
  qt: ["quote", quotes, eq(quotes.livemode, true)],
  thr: ["conversation", threads, eq(threads.livemode, true)],
  mem: ["membership", memberships, eq(memberships.livemode, true)],
  book: ["booking", bookings, eq(bookings.livemode, true)],
};

/** Things of an account: whose it is, as a part of a statement. */
const OF_ACCOUNT: Record<string, [kind: string, of: (id: string) => SQL]> = {
  key: ["key", (id) => sql`(select ${apiKeys.userId} from ${apiKeys} where ${apiKeys.id} = ${id})`],
  whe: [
    "endpoint",
    (id) => sql`(select ${webhookEndpoints.userId} from ${webhookEndpoints} where ${webhookEndpoints.id} = ${id})`,
  ],
  del: [
    "delivery",
    (id) => sql`(select ${webhookEndpoints.userId} from ${webhookEndpoints} join ${deliveries}
      on ${deliveries.endpointId} = ${webhookEndpoints.id} where ${deliveries.id} = ${id})`,
  ],
  brief: [
    "brief",
    (id) => sql`(select ${briefs.buyerUserId} from ${briefs} where ${briefs.id} = ${id} and ${briefs.livemode})`,
  ],
};

async function byId(ctx: Context, prefix: string, id: string): Promise<Hit[]> {
  const { db } = ctx;
  if (prefix === "usr") return accounts(ctx, eq(users.id, id));
  if (prefix === "crt") return accounts(ctx, eq(profiles.id, id));
  if (prefix === "ord") return ordersWhere(ctx, eq(orders.id, id));
  if (prefix === "case") return casesWhere(ctx, eq(safetyCases.id, id));
  if (prefix === "rpt")
    return casesWhere(
      ctx,
      sql`${safetyCases.id} = (select ${reports.caseId} from ${reports} where ${reports.id} = ${id})`,
    );
  const account = OF_ACCOUNT[prefix];
  if (account) return named(account[0], await accounts(ctx, sql`${users.id} = ${account[1](id)}`));
  if (prefix === "msg") {
    const [message] = await db
      .select({ profileId: threads.profileId })
      .from(messages)
      .innerJoin(threads, eq(threads.id, messages.threadId))
      .where(eq(messages.id, id));
    return message ? named("message", await accounts(ctx, eq(profiles.id, message.profileId))) : [];
  }
  const owned = OWNED[prefix];
  if (!owned) return [];
  const [kind, table, live] = owned;
  const [row] = await db
    .select({ profileId: table.profileId })
    .from(table)
    .where(and(eq(table.id, id), live));
  return row ? named(kind, await accounts(ctx, eq(profiles.id, row.profileId as string))) : [];
}

/** An account that something was found of. */
const named = (kind: string, hits: Hit[]): Hit[] => hits.map((hit) => ({ ...hit, kind: `${kind} of` }));
