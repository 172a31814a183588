import { and, desc, eq, gt } from "drizzle-orm";
import { planLeads, profiles } from "@/db/schema";
import type { EnterpriseRequest } from "@/lib/contracts/trade/billing/billing";
import type { Context } from "@/lib/core/context";
import { env } from "@/lib/core/env";
import { conflict, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { DAY_MS } from "@/lib/core/values/durations";
import { newId } from "@/lib/core/values/ids";
import { ownerIdOf } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { queueMail } from "@/lib/domain/platform/mail/queue";
import { enterpriseAsked } from "../mails/enterprise-asked";
import { lockAccount } from "../subscription/settle-tier";
import { requireBuyer } from "./customer";

/**
 * Keeps what the signed-in account writes to the operator about ENTERPRISE, and mails it to `OPERATOR_EMAIL` where that is set. Throws
 * `unauthorized`, and `conflict` for a second message within a day.
 */
export async function askEnterprise(ctx: Context, input: EnterpriseRequest): Promise<{ id: string }> {
  const buyer = requireBuyer(ctx);
  const { userId, profileId, email } = buyer;
  return transaction(ctx, async (tx) => {
    const account = await lockAccount(tx, userId);
    if (!account) throw notFound("The account");
    const since = new Date(ctx.now.getTime() - DAY_MS);
    const lately = and(eq(planLeads.userId, userId), gt(planLeads.createdAt, since));
    if ((await tx.$count(planLeads, lately)) > 0) {
      throw conflict("Your message is with the operator already. Write again tomorrow if you have more to say.");
    }
    const id = newId("lead", ctx.now.getTime());
    await tx.insert(planLeads).values({ id, userId, profileId, email, ...input, createdAt: ctx.now });
    await recordAudit(tx, ctx, ownerIdOf(buyer), "plan.enterprise_asked", { type: "lead", id });
    const { OPERATOR_EMAIL } = env();
    if (OPERATOR_EMAIL) {
      await queueMail(tx, ctx, OPERATOR_EMAIL, enterpriseAsked({ handle: account.handle, email, ...input }));
    }
    return { id };
  });
}

export type Lead = {
  id: string;
  handle: string | null;
  email: string;
  company: string;
  message: string;
  created_at: string;
};

/** The latest messages about ENTERPRISE, for the operator; at most 50. */
export async function listLeads(ctx: Context): Promise<Lead[]> {
  const rows = await ctx.db
    .select({ lead: planLeads, handle: profiles.handle })
    .from(planLeads)
    .leftJoin(profiles, eq(profiles.userId, planLeads.userId))
    .orderBy(desc(planLeads.createdAt), desc(planLeads.id))
    .limit(50);
  return rows.map(({ lead: { id, email, company, message, createdAt }, handle }) => {
    return { id, handle, email, company, message, created_at: createdAt.toISOString() };
  });
}
