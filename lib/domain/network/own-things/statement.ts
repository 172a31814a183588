import { type Column, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { bookings, memberships, orders, posts, products, quotes, reviews, threads } from "@/db/schema";
import { answering, literal } from "@/db/statements/statement";
import { LOOKED_THROUGH, type OwnThing } from "@/lib/contracts/network/search/own-search";
import { QUOTE_TAKEN_DOWN, TAKEN_DOWN } from "@/lib/domain/platform/safety/taken-down";

type Kind = {
  table: PgTable & { id: Column; profileId: Column };
  /** Which rows of the creator's: of the mode `$2` where the kind has modes. */
  which: SQL;
  /** The end of an index that begins with the creator. */
  newest: SQL;
  title: SQL;
  detail: SQL;
  /** What is searched; null parts are passed over. */
  words: SQL;
  at: Column;
};

/** A buyer is known to the creator once there is a payment. */
const payer = sql`case when ${orders.paidAt} is not null then concat_ws(' ', ${orders.buyerName}, ${orders.buyerEmail}) end`;

const KINDS: Record<OwnThing, Kind> = {
  order: {
    table: orders,
    which: sql`${orders.livemode} = $2`,
    newest: sql`${orders.createdAt} desc, ${orders.id} desc`,
    title: sql`${orders.productTitle}`,
    detail: sql`concat_ws(', ', ${orders.status}::text, case when ${orders.paidAt} is not null then ${orders.buyerName} end)`,
    words: sql`concat_ws(' ', ${orders.productTitle}, ${payer})`,
    at: orders.createdAt,
  },
  product: {
    table: products,
    which: sql`true`,
    newest: sql`${products.position} desc, ${products.id} desc`,
    title: sql`${products.name}`,
    detail: sql`${products.status}::text`,
    words: sql`concat_ws(' ', ${products.name}, ${products.slug}, ${products.summary})`,
    at: products.createdAt,
  },
  post: {
    table: posts,
    which: sql`${posts.status} <> 'deleted'`,
    newest: sql`${posts.publishedAt} desc, ${posts.id} desc`,
    title: sql`${posts.title}`,
    detail: sql`${posts.status}::text`,
    words: sql`concat_ws(' ', ${posts.title}, ${posts.slug}, ${posts.excerpt}, array_to_string(${posts.tags}, ' '))`,
    at: posts.createdAt,
  },
  thread: {
    table: threads,
    which: sql`${threads.livemode} = $2`,
    newest: sql`${threads.lastMessageAt} desc, ${threads.id} desc`,
    title: sql`${threads.title}`,
    detail: sql`${threads.buyerName}`,
    words: sql`concat_ws(' ', ${threads.title}, ${threads.buyerName}, ${threads.lastPreview})`,
    at: threads.createdAt,
  },
  quote: {
    table: quotes,
    which: sql`${quotes.livemode} = $2`,
    newest: sql`${quotes.id} desc`,
    title: sql`coalesce(${quotes.title}, case when ${QUOTE_TAKEN_DOWN} then ${literal(TAKEN_DOWN)} else left(${quotes.brief}, 80) end)`,
    detail: sql`concat_ws(', ', ${quotes.status}::text, ${quotes.buyerName})`,
    words: sql`concat_ws(' ', ${quotes.title}, ${quotes.buyerName}, case when not ${QUOTE_TAKEN_DOWN} then left(${quotes.brief}, 2000) end)`,
    at: quotes.createdAt,
  },
  review: {
    table: reviews,
    which: sql`${reviews.livemode} = $2 and ${reviews.hiddenAt} is null`,
    newest: sql`${reviews.id} desc`,
    title: sql`coalesce(nullif(${reviews.title}, ''), ${reviews.productTitle})`,
    detail: sql`concat(${reviews.rating}, ' of 5, ', ${reviews.buyerName})`,
    words: sql`concat_ws(' ', ${reviews.title}, left(${reviews.body}, 2000), ${reviews.productTitle}, ${reviews.buyerName})`,
    at: reviews.createdAt,
  },
  member: {
    table: memberships,
    which: sql`${memberships.livemode} = $2`,
    newest: sql`${memberships.startedAt} desc`,
    title: sql`${memberships.memberName}`,
    detail: sql`concat_ws(', ', ${memberships.status}::text, ${memberships.memberEmail})`,
    words: sql`concat_ws(' ', ${memberships.memberName}, ${memberships.memberEmail})`,
    at: memberships.createdAt,
  },
  // a guest's name and address never leave through an API, so nobody finds a booking by them either
  booking: {
    table: bookings,
    which: sql`${bookings.livemode} = $2`,
    newest: sql`${bookings.startsAt} desc, ${bookings.id} desc`,
    title: sql`${bookings.title}`,
    detail: sql`${bookings.status}::text`,
    words: sql`${bookings.title}`,
    at: bookings.createdAt,
  },
};

/**
 * $1 creator, $2 `livemode`, $3 kinds, $4 what may be an id, $5 patterns that all fit, $6 how many. What a kind looks through is bounded; a kind
 * that is not asked for is not read at all: its condition holds no column.
 */
export const OWN_THINGS_FOUND = answering(
  {
    type: sql<OwnThing>`found.type`,
    id: sql<string>`found.id`,
    title: sql<string>`found.title`,
    detail: sql<string>`found.detail`,
    created_at: sql<string>`found.created_at`,
  },
  (
    fields,
  ) => sql`select ${fields} from (${union(Object.entries(KINDS).map(([type, kind]) => foundOf(type, kind)))}) found
    order by found.id = $4 desc, found.created_at desc, found.id limit $6::integer`,
);

function foundOf(type: string, { table, which, newest, title, detail, words, at }: Kind): SQL {
  const own = sql`${table.profileId} = $1 and ${which}`;
  return sql`(select ${literal(type)} as type, ${table.id} as id, ${title} as title, ${detail} as detail, ${at} as created_at
    from (
      (select * from ${table} where ${own} order by ${newest} limit ${literal(LOOKED_THROUGH)})
      union all (select * from ${table} where ${table.id} = $4 and ${own})
    ) ${table}
    where ${literal(type)} = any($3::text[]) and (${table.id} = $4 or ${words} ilike all ($5::text[]))
    order by ${table.id} = $4 desc, ${at} desc limit $6::integer)`;
}

function union(parts: SQL[]): SQL {
  return sql.join(parts, sql` union `);
}
