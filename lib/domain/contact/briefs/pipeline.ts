import { statement } from "@/db/client";
import type { BRIEF_STATUSES, PipelineBriefView } from "@/lib/contracts/contact/briefs";
import type { Page } from "@/lib/contracts/values/page";
import type { Context } from "@/lib/core/context";
import { idCursor, pageOf } from "@/lib/core/values/cursor";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { ALL, OF_STATUS } from "./pipeline-statements";
import { viewPipelineBrief } from "./view";

const briefsBelow = idCursor("brief");

export type PipelineQuery = { status?: (typeof BRIEF_STATUSES)[number]; limit?: number; cursor?: string };

/** Briefs that matched the acting creator, the newest first, each with how far an answer is. Throws `invalid_cursor`. */
export async function listPipeline(ctx: Context, query: PipelineQuery = {}): Promise<Page<PipelineBriefView>> {
  const profileId = requireProfile(ctx);
  const { status, limit = 20 } = query;
  const before = briefsBelow(query.cursor);
  const params = [profileId, before, limit + 1, ctx.livemode];
  const rows = await (status ? statement(OF_STATUS, [...params, status]) : statement(ALL, params));
  return pageOf(rows, limit, (row) => [row.id], viewPipelineBrief);
}
