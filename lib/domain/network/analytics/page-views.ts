import { createHmac, randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { isbot } from "isbot";
import { LRUCache } from "lru-cache";
import { statement } from "@/db/client";
import { profiles, viewDays } from "@/db/schema";
import { names } from "@/db/statements/statement";
import type { Context } from "@/lib/core/context";
import { flushLater } from "@/lib/core/process/flush-later";

const SAME_VIEW_MS = 30 * 60_000;
const FLUSH_AFTER_MS = 3_000;
const MAX_PENDING = 10_000;
const MAX_SEEN = 20_000;
const MAX_AGENT_LENGTH = 512;

/** What was looked at: a creator's profile, or one of their posts. */
export type ViewSubject = { profileId: string; kind: "profile" | "post"; id: string };

const v = alias(viewDays, "v");

type ViewDay = { creator: string; day: string; kind: ViewSubject["kind"]; subject: string; views: number };

type Memory = {
  /** Views that are not written yet, by day and subject. */
  pending: Map<string, ViewDay>;
  /** When a visitor's view of a subject was last counted, in ms, under a hash that nobody can turn back. */
  seen: LRUCache<string, number>;
  salt: { day: string; key: Buffer };
};

// Pages count and the host writes the rest when the process ends, each in its own bundle: the counts hang on the process.
const holder = globalThis as { __guildhallViews?: Memory };

function memory(): Memory {
  holder.__guildhallViews ??= {
    pending: new Map(),
    seen: new LRUCache({ max: MAX_SEEN }),
    salt: { day: "", key: Buffer.alloc(0) },
  };
  return holder.__guildhallViews;
}

/**
 * Counts a view of a page, in memory, and answers whether it was one: not by a crawler or a prefetch, not by the owner, and not again
 * by the same visitor within 30 minutes of a counted one and on the same day (UTC), with which the salt of what is remembered ends. Keeps
 * nothing by which a visitor could be known.
 */
export function notePageView(ctx: Context, subject: ViewSubject, headers: Headers): boolean {
  if (isOwner(ctx, subject) || isPrefetch(headers)) return false;
  const agent = headers.get("user-agent")?.slice(0, MAX_AGENT_LENGTH);
  if (!agent || isbot(agent)) return false;
  const day = ctx.now.toISOString().slice(0, 10);
  if (wasJustSeen(day, subject, `${ctx.ip}\0${agent}`, ctx.now.getTime())) return false;
  add({ creator: subject.profileId, day, kind: subject.kind, subject: subject.id, views: 1 });
  flushSoon();
  return true;
}

function isOwner({ actor }: Context, { profileId }: ViewSubject): boolean {
  return actor.kind === "user" && actor.profileId === profileId;
}

/** Whether a browser fetches the page ahead of a visit that may never come. */
function isPrefetch(headers: Headers): boolean {
  return ["sec-purpose", "purpose", "x-moz"].some((name) => /prefetch|prerender/i.test(headers.get(name) ?? ""));
}

function wasJustSeen(day: string, subject: ViewSubject, visitor: string, at: number): boolean {
  const state = memory();
  if (state.salt.day !== day) state.salt = { day, key: randomBytes(32) };
  const hash = createHmac("sha256", state.salt.key).update(`${subject.id}\0${visitor}`).digest("base64url");
  const last = state.seen.get(hash);
  if (last !== undefined && at - last < SAME_VIEW_MS) return true;
  state.seen.set(hash, at);
  return false;
}

/** Adds views to what waits. While the database is away for long, new days and subjects beyond 10,000 go uncounted. */
function add(counted: ViewDay): void {
  const { pending } = memory();
  const key = `${counted.day} ${counted.kind} ${counted.subject}`;
  const known = pending.get(key);
  if (known) known.views += counted.views;
  else if (pending.size < MAX_PENDING) pending.set(key, { ...counted });
}

// in one order everywhere: two processes that write the same rows must not wait for each other
const ADD = sql`
  insert into ${viewDays} as ${v} (${names(v.profileId, v.day, v.kind, v.subjectId, v.views)})
  select t.creator, t.day, t.kind::view_kind, t.subject, t.views
  from jsonb_to_recordset($1::jsonb) as t(creator text, day date, kind text, subject text, views integer)
  where exists (select 1 from ${profiles} where ${profiles.id} = t.creator)
  order by 1, 2, 3, 4
  on conflict (${names(v.profileId, v.day, v.kind, v.subjectId)}) do update set ${names(v.views)} = ${v.views} + excluded.${names(v.views)}`;

const flushSoon = flushLater(flushPageViews, FLUSH_AFTER_MS);

/** Writes the counted views in one statement. Throws when the database is away; the views stay for the next round. */
export async function flushPageViews(): Promise<void> {
  const { pending } = memory();
  if (pending.size === 0) return;
  const batch = [...pending.values()];
  pending.clear();
  const written = statement(ADD, [JSON.stringify(batch)]);
  await written.catch((error) => {
    for (const counted of batch) add(counted);
    throw error;
  });
}

/** Forgets what this process has counted and seen. For tests. */
export function resetPageViews(): void {
  holder.__guildhallViews = undefined;
}
