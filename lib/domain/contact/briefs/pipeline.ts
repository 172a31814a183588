import { z } from "zod";
import { statement } from "@/db/client";
import type { BRIEF_STATUSES, PipelineBriefView } from "@/lib/contracts/contact/briefs";
import { idOf } from "@/lib/contracts/ids";
import type { Page } from "@/lib/contracts/page";
import type { Context } from "@/lib/core/context";
import { decodeCursor, pageOf } from "@/lib/core/values/cursor";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { ALL, OF_STATUS } from "./pipeline-statements";
import { viewPipelineBrief } from "./view";

export type PipelineQuery = { status?: (typeof BRIEF_STATUSES)[number]; limit?: number; cursor?: string };

const PipelineCursor = z.tuple([idOf("brief")]);
const NEWEST = "brief_zzzz"; // above every id

/** Briefs that matched the acting creator, the newest first, each with how far an answer is. Throws `invalid_cursor`. */
export async function listPipeline(ctx: Context, query: PipelineQuery = {}): Promise<Page<PipelineBriefView>> {
  const profileId = requireProfile(ctx);
  const { status, limit = 20 } = query;
  const [before] = decodeCursor(query.cursor, PipelineCursor) ?? [NEWEST];
  const params = [profileId, before, limit + 1, ctx.livemode];
  const rows = await (status ? statement(OF_STATUS, [...params, status]) : statement(ALL, params));
  const page = pageOf(rows, limit, (row) => [row.id]);
  return { ...page, data: page.data.map(viewPipelineBrief) };
}
