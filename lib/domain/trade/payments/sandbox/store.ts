import { and, eq, sql } from "drizzle-orm";
import { sandboxObjects as table } from "@/db/schema/payments";
import type { Call } from "./call";
import type { Kind, Kinds } from "./objects/kinds";
import type { Stored } from "./objects/stored";
import { noSuch } from "./refusal";

const one = (kind: Kind, id: string) => and(eq(table.id, id), eq(table.object, kind));

/** The object with this id, of any kind. The sandbox's own kinds (`_link`, `_challenge`) are not found this way. */
export async function findAny(call: Call, id: string): Promise<Stored | undefined> {
  const [row] = await call.db.select({ data: table.data }).from(table).where(eq(table.id, id));
  const object = row?.data as Stored | undefined;
  return object?.object.startsWith("_") ? undefined : object;
}

export async function find<K extends Kind>(call: Call, kind: K, id: string): Promise<Kinds[K] | undefined> {
  const [row] = await call.db.select({ data: table.data }).from(table).where(one(kind, id));
  return row?.data as Kinds[K] | undefined;
}

/** The object, or a refusal: 404, or 400 when the id came in the parameter `param`. */
export async function retrieve<K extends Kind>(call: Call, kind: K, id: string, param?: string): Promise<Kinds[K]> {
  const object = await find(call, kind, id);
  if (!object) throw noSuch(label(kind), id, param);
  return object;
}

/** How many objects of a kind there are. */
export async function countOf(call: Call, kind: Kind): Promise<number> {
  return call.db.$count(table, eq(table.object, kind));
}

/** Like `find`, and holds the row until the transaction ends: nobody else changes it meanwhile. */
export async function findLocked<K extends Kind>(call: Call, kind: K, id: string): Promise<Kinds[K] | undefined> {
  const [row] = await call.db.select({ data: table.data }).from(table).where(one(kind, id)).for("no key update");
  return row?.data as Kinds[K] | undefined;
}

/** Like `retrieve`, and holds the row until the transaction ends. */
export async function lock<K extends Kind>(call: Call, kind: K, id: string, param?: string): Promise<Kinds[K]> {
  const object = await findLocked(call, kind, id);
  if (!object) throw noSuch(label(kind), id, param);
  return object;
}

/** Stores a new object. False when its id is taken. */
export async function insert(call: Call, object: Kinds[Kind]): Promise<boolean> {
  const row = { id: object.id, object: object.object, data: object };
  const written = await call.db.insert(table).values(row).onConflictDoNothing().returning({ id: table.id });
  return written.length === 1;
}

/** Writes back an object that was locked in this transaction. */
export async function save(call: Call, object: Kinds[Kind]): Promise<void> {
  await call.db.update(table).set({ data: object }).where(eq(table.id, object.id));
}

export async function remove(call: Call, kind: Kind, id: string): Promise<void> {
  await call.db.delete(table).where(one(kind, id));
}

/**
 * Merges `change` into an object if its `status` is still `from`; false when somebody else was faster. One conditional
 * update, so that of any number of callers at once exactly one wins.
 */
export async function claim(call: Call, id: string, from: string, change: Record<string, unknown>): Promise<boolean> {
  const won = await call.db
    .update(table)
    .set({ data: sql`${table.data} || ${JSON.stringify(change)}::jsonb` })
    .where(and(eq(table.id, id), sql`${table.data}->>'status' = ${from}`))
    .returning({ id: table.id });
  return won.length === 1;
}

/** Serialises mutations that compete for a name (a lookup key) until the transaction ends. */
export async function reserve(call: Call, name: string): Promise<void> {
  await call.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 4242))`);
}

function label(kind: Kind): string {
  return kind.replace(/^_/, "");
}
