import { and, desc, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import { sessions } from "@/db/schema";
import type { SessionView } from "@/lib/contracts/people/account-settings";
import type { Context } from "@/lib/core/context";
import { sha256 } from "@/lib/core/seal";
import { requirePerson } from "../person";
import { browserName } from "./browser-name";
import { networkName } from "./network-name";

/** More are not listed: somebody with so many signs all of them out. */
const MOST = 100;

const LAST_SEEN = sql<Date>`coalesce(${sessions.lastSeenAt}, ${sessions.createdAt})`.mapWith(sessions.createdAt);

/** The browsers that are signed in as the acting person: the one that asks first, then the latest seen. Throws `unauthorized`. */
export async function listSessions(ctx: Context): Promise<SessionView[]> {
  const { userId, sessionId } = requirePerson(ctx);
  const rows = await ctx.db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      ip: sessions.ip,
      createdAt: sessions.createdAt,
      lastSeenAt: LAST_SEEN,
    })
    .from(sessions)
    .where(liveOf(ctx, userId))
    .orderBy(desc(LAST_SEEN))
    .limit(MOST);
  const views = rows.map((row) => ({
    id: sessionRef(row.id),
    device: browserName(row.userAgent),
    network: networkName(row.ip),
    signed_in_at: row.createdAt.toISOString(),
    last_seen_at: row.lastSeenAt.toISOString(),
    current: row.id === sessionId,
  }));
  return views.sort((a, b) => Number(b.current) - Number(a.current));
}

/** The condition for a person's sessions that have not ended. */
export const liveOf = (ctx: Context, userId: string): SQL | undefined =>
  and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, ctx.now));

/** What a page may know of a session: its id stands in a cookie, and is nobody else's business. */
export const sessionRef = (id: string): string => sha256(id).toString("base64url").slice(0, 22);
