import { and, asc, count, eq, isNull, min } from "drizzle-orm";
import { planLeads, profiles } from "@/db/schema";
import { MOST, type Queue } from "./queue";

const OPEN = isNull(planLeads.answeredAt);

/** What creators wrote about the ENTERPRISE plan. */
export const LEADS: Queue = {
  title: "Enterprise",
  about: "What accounts wrote about the ENTERPRISE plan. Answer by mail, then mark it as answered.",
  async size({ db }) {
    const [row] = await db
      .select({ count: count(), oldest: min(planLeads.createdAt) })
      .from(planLeads)
      .where(OPEN);
    return { count: row?.count ?? 0, oldest: row?.oldest ?? null };
  },
  async list({ db }) {
    const rows = await db
      .select({ lead: planLeads, handle: profiles.handle })
      .from(planLeads)
      .leftJoin(profiles, eq(profiles.userId, planLeads.userId))
      .where(and(OPEN))
      .orderBy(asc(planLeads.createdAt), asc(planLeads.id))
      .limit(MOST);
    return rows.map(({ lead, handle }) => ({
      id: lead.id,
      title: `${lead.company} (${lead.email}${handle ? `, @${handle}` : ""})`,
      detail: lead.message,
      at: lead.createdAt.toISOString(),
      path: `/operator/accounts/${lead.userId}`,
      again: { kind: "lead", id: lead.id, of: lead.userId },
    }));
  },
};
