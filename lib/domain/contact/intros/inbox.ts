import { statement } from "@/db/client";
import { INTRO_STATUSES, type InboxIntroView } from "@/lib/contracts/contact/intros";
import type { Page } from "@/lib/contracts/values/page";
import type { Context } from "@/lib/core/context";
import { idCursor, pageOf } from "@/lib/core/values/cursor";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { ALL, COUNTS, OF_STATUS } from "./inbox-statements";
import { viewInboxIntro } from "./view";

const introsBelow = idCursor("intro");

type IntroStatus = (typeof INTRO_STATUSES)[number];
export type InboxQuery = { status?: IntroStatus; limit?: number; cursor?: string };

/** Requests in the acting creator's inbox, the newest first, each with how far its answer's callback is. Throws `invalid_cursor`. */
export async function listInbox(ctx: Context, query: InboxQuery = {}): Promise<Page<InboxIntroView>> {
  const profileId = requireProfile(ctx);
  const { status, limit = 20 } = query;
  const before = introsBelow(query.cursor);
  const params = [profileId, before, limit + 1, ctx.livemode];
  const rows = await (status ? statement(OF_STATUS, [...params, status]) : statement(ALL, params));
  return pageOf(rows, limit, (row) => [row.id], viewInboxIntro);
}

/** How many requests of each status the acting creator has. */
export async function countInbox(ctx: Context): Promise<Record<IntroStatus, number>> {
  const rows = await statement(COUNTS, [requireProfile(ctx), ctx.livemode]);
  const counts = Object.fromEntries(INTRO_STATUSES.map((status) => [status, 0])) as Record<IntroStatus, number>;
  for (const row of rows) counts[row.status] = row.n;
  return counts;
}
