import { z } from "zod";
import { statement } from "@/db/client";
import { INTRO_STATUSES, type InboxIntroView } from "@/lib/contracts/contact/intros";
import { idOf } from "@/lib/contracts/ids";
import type { Page } from "@/lib/contracts/page";
import type { Context } from "@/lib/core/context";
import { decodeCursor, pageOf } from "@/lib/core/values/cursor";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { type InboxRow, viewInboxIntro } from "./view";

type IntroStatus = (typeof INTRO_STATUSES)[number];
export type InboxQuery = { status?: IntroStatus; limit?: number; cursor?: string };

const InboxCursor = z.tuple([idOf("intro")]);
const NEWEST = "intro_zzzz"; // above every id

// One text with the status and one without: each is served by its own index.
const inbox = (filter: string) => `
  select i.id, i.note, i.callback_url, i.status, i.reply, i.contact, i.answered_at, i.created_at,
    c.state, c.attempts, c.response_status, c.error, c.delivered_at
  from intros i
  left join lateral (select * from callbacks where subject = i.id order by id desc limit 1) c on true
  where i.profile_id = $1 and i.id < $2 ${filter}
  order by i.id desc limit $3::integer`;
const ALL = inbox("");
const OF_STATUS = inbox("and i.status = $4::intro_status");

/** Requests in the acting creator's inbox, the newest first, each with how far its answer's callback is. Throws `invalid_cursor`. */
export async function listInbox(ctx: Context, query: InboxQuery = {}): Promise<Page<InboxIntroView>> {
  const profileId = requireProfile(ctx);
  const { status, limit = 20 } = query;
  const [before] = decodeCursor(query.cursor, InboxCursor) ?? [NEWEST];
  const params = [profileId, before, limit + 1];
  const rows = status
    ? await statement<InboxRow>(OF_STATUS, [...params, status])
    : await statement<InboxRow>(ALL, params);
  const page = pageOf(rows, limit, (row) => [row.id]);
  return { ...page, data: page.data.map(viewInboxIntro) };
}

/** How many requests of each status the acting creator has. */
export async function countInbox(ctx: Context): Promise<Record<IntroStatus, number>> {
  const rows = await statement<{ status: IntroStatus; n: number }>(
    "select status, count(*)::int as n from intros where profile_id = $1 group by status",
    [requireProfile(ctx)],
  );
  const counts = Object.fromEntries(INTRO_STATUSES.map((status) => [status, 0])) as Record<IntroStatus, number>;
  for (const row of rows) counts[row.status] = row.n;
  return counts;
}
