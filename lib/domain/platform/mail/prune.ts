import { sql } from "drizzle-orm";
import { mails } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { applyRetention } from "@/lib/core/retention";

const DAY = 86_400_000;

const ENDED = sql`coalesce(${mails.sentAt}, ${mails.failedAt})`;

const OLD = [
  {
    what: "ended",
    keepMs: 30 * DAY,
    text: sql`delete from ${mails} where ${mails.id} = any (array(
      select ${mails.id} from ${mails} where ${ENDED} < $1::timestamptz order by ${ENDED} limit $2::int)) returning 1`,
  },
  {
    // where there is no mail server: what the outbox shows
    what: "waiting",
    keepMs: 90 * DAY,
    text: sql`delete from ${mails} where ${mails.id} = any (array(
      select ${mails.id} from ${mails}
      where ${mails.sentAt} is null and ${mails.failedAt} is null and ${mails.dueAt} < $1::timestamptz
      order by ${mails.dueAt} limit $2::int)) returning 1`,
  },
] as const;

/** Deletes mails 30 days after they were sent or given up, and those that nobody sent after 90. Answers how many of each. */
export function pruneMails(ctx: Context): Promise<Record<string, number>> {
  return applyRetention(ctx, OLD);
}
