import type { Context } from "@/lib/core/context";
import { applyRetention } from "@/lib/core/retention";

const DAY = 86_400_000;

const OLD = [
  {
    what: "ended",
    keepMs: 30 * DAY,
    text: `delete from mails where id = any (array(
      select id from mails where coalesce(sent_at, failed_at) < $1::timestamptz
      order by coalesce(sent_at, failed_at) limit $2::int)) returning 1`,
  },
  {
    // where there is no mail server: what the outbox shows
    what: "waiting",
    keepMs: 90 * DAY,
    text: `delete from mails where id = any (array(
      select id from mails where sent_at is null and failed_at is null and due_at < $1::timestamptz
      order by due_at limit $2::int)) returning 1`,
  },
] as const;

/** Deletes mails 30 days after they were sent or given up, and those that nobody sent after 90. Answers how many of each. */
export function pruneMails(ctx: Context): Promise<Record<string, number>> {
  return applyRetention(ctx, OLD);
}
