import { and, desc, eq, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { agents } from "@/db/schema";
import type { AgentQuery, AgentView } from "@/lib/contracts/agents/agents";
import type { Page } from "@/lib/contracts/values/page";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { idCursor, pageOf } from "@/lib/core/values/cursor";
import { requireOwnerId } from "@/lib/domain/platform/access/require";
import { type AgentRow, viewAgent } from "./view";

const agentsBelow = idCursor("agent");

const { placeholder } = sql;

const agentsOf = prepared("agents_of", (db) =>
  db
    .select()
    .from(agents)
    .where(
      and(
        eq(agents.ownerId, placeholder("ownerId")),
        eq(agents.active, placeholder("active")),
        sql`${agents.id} < ${placeholder("after")}::text`,
      ),
    )
    .orderBy(desc(agents.id))
    .limit(placeholder("limit")),
);

/** The acting account's agents, newest first: those in use, or the archived ones. */
export async function listAgents(ctx: Context, query: AgentQuery): Promise<Page<AgentView>> {
  const ownerId = requireOwnerId(ctx);
  const after = agentsBelow(query.cursor);
  const rows = await agentsOf().execute({ ownerId, active: !query.archived, after, limit: query.limit + 1 });
  return pageOf(rows, query.limit, (row) => [row.id], viewAgent);
}

const ownAgent = prepared("own_agent", (db) =>
  db
    .select()
    .from(agents)
    .where(and(eq(agents.id, placeholder("id")), eq(agents.ownerId, placeholder("ownerId")))),
);

/** The row of one agent of an account. Throws `not_found`. */
export async function requireAgent(ownerId: string, id: string): Promise<AgentRow> {
  const [row] = await ownAgent().execute({ id, ownerId });
  if (!row) throw notFound("The agent");
  return row;
}

/** One agent of the acting account, archived or not. Throws `not_found`. */
export async function getAgent(ctx: Context, id: string): Promise<AgentView> {
  return viewAgent(await requireAgent(requireOwnerId(ctx), id));
}
