import { z } from "zod";
import { statement } from "@/db/client";
import type { BRIEF_STATUSES, PipelineBriefView } from "@/lib/contracts/contact/briefs";
import { idOf } from "@/lib/contracts/ids";
import type { Page } from "@/lib/contracts/page";
import type { Context } from "@/lib/core/context";
import { decodeCursor, pageOf } from "@/lib/core/values/cursor";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { type PipelineRow, viewPipelineBrief } from "./view";

export type PipelineQuery = { status?: (typeof BRIEF_STATUSES)[number]; limit?: number; cursor?: string };

const PipelineCursor = z.tuple([idOf("brief")]);
const NEWEST = "brief_zzzz"; // above every id

// One text with the status and one without: a constant text each.
const pipeline = (filter: string) => `
  select b.id, b.brief, b.category, b.budget_cents, b.deadline::text, b.callback_url is not null as answerable,
    m.rank, m.status, m.reply, m.contact, m.answered_at, m.created_at,
    c.state, c.attempts, c.response_status, c.error, c.delivered_at
  from brief_matches m
  join briefs b on b.id = m.brief_id
  left join lateral (
    select * from callbacks where subject = m.brief_id and profile_id = m.profile_id order by id desc limit 1) c on true
  where m.profile_id = $1 and m.brief_id < $2 ${filter}
  order by m.brief_id desc limit $3::integer`;
const ALL = pipeline("");
const OF_STATUS = pipeline("and m.status = $4::brief_status");

/** Briefs that matched the acting creator, the newest first, each with how far an answer is. Throws `invalid_cursor`. */
export async function listPipeline(ctx: Context, query: PipelineQuery = {}): Promise<Page<PipelineBriefView>> {
  const profileId = requireProfile(ctx);
  const { status, limit = 20 } = query;
  const [before] = decodeCursor(query.cursor, PipelineCursor) ?? [NEWEST];
  const params = [profileId, before, limit + 1];
  const rows = status
    ? await statement<PipelineRow>(OF_STATUS, [...params, status])
    : await statement<PipelineRow>(ALL, params);
  const page = pageOf(rows, limit, (row) => [row.id]);
  return { ...page, data: page.data.map(viewPipelineBrief) };
}
