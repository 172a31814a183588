import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import {
  apiKeys,
  messages,
  orders,
  posts,
  products,
  profiles,
  quotes,
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

async function ordersWhere({ db }: Context, where: SQL): Promise<Hit[]> {
  const rows = await db
    .select({ id: orders.id, title: orders.productTitle, status: orders.status })
    .from(orders)
    .where(and(where, eq(orders.livemode, true)))
    .orderBy(desc(orders.id))
    .limit(MOST);
  return rows.map(({ id, title, status }) => ({
    kind: "order",
    id,
    title: `${title}, ${status}`,
    path: `/operator/disputes/${id}`,
  }));
}

const byHandle = (ctx: Context, handle: string) => accounts(ctx, ofHandle(handle));

async function byEmail(ctx: Context, email: string): Promise<Hit[]> {
  const found = await Promise.all([
    accounts(ctx, eq(users.email, email)),
    ordersWhere(ctx, eq(orders.buyerEmail, email)),
  ]);
  return found.flat();
}

type Owned = PgTable & { id: PgColumn; profileId: PgColumn };

/** Things that belong to a creator's page: found by id, they lead to its account. */
const OWNED: Record<string, [kind: string, table: Owned, live?: SQL]> = {
  prod: ["product", products],
  post: ["post", posts],
  rev: ["review", reviews, eq(reviews.livemode, true)],
  qt: ["quote", quotes, eq(quotes.livemode, true)],
  thr: ["conversation", threads, eq(threads.livemode, true)],
};

async function byId(ctx: Context, prefix: string, id: string): Promise<Hit[]> {
  const { db } = ctx;
  if (prefix === "usr") return accounts(ctx, eq(users.id, id));
  if (prefix === "crt") return accounts(ctx, eq(profiles.id, id));
  if (prefix === "ord") return ordersWhere(ctx, eq(orders.id, id));
  if (prefix === "case") {
    const rows = await db.select().from(safetyCases).where(eq(safetyCases.id, id));
    return rows.map(({ title }) => ({ kind: "case", id, title, path: `/operator/cases/${id}` }));
  }
  if (prefix === "key")
    return accounts(ctx, sql`${users.id} = (select ${apiKeys.userId} from ${apiKeys} where ${apiKeys.id} = ${id})`);
  if (prefix === "whe")
    return accounts(
      ctx,
      sql`${users.id} = (select ${webhookEndpoints.userId} from ${webhookEndpoints} where ${webhookEndpoints.id} = ${id})`,
    );
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
