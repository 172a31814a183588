import { AuditEntry, listAuditLog } from "@/lib/contracts/developers/audit";
import {
  AnalyticsOverview,
  CohortRetention,
  getAnalyticsOverview,
  getCohortRetention,
} from "@/lib/contracts/network/analytics";
import { Profile } from "@/lib/contracts/network/profiles";
import { Account, getAccount } from "@/lib/contracts/people/account";
import { getMe, Me, Quota } from "@/lib/contracts/people/me";
import { Billing, getBilling, PlanInvoice, PlanSubscription } from "@/lib/contracts/trade/billing/billing-operations";
import { getCohorts } from "@/lib/domain/network/analytics/cohorts";
import { getOverview } from "@/lib/domain/network/analytics/overview";
import { getAccount as readAccount } from "@/lib/domain/people/accounts/account";
import { getMe as readMe } from "@/lib/domain/people/accounts/me";
import { profilesByHandles } from "@/lib/domain/people/profiles/read";
import { auditEntriesByIds } from "@/lib/domain/platform/audit/by-ids";
import { listAuditLog as readAuditLog } from "@/lib/domain/platform/audit/read";
import { readBilling } from "@/lib/domain/trade/billing/read";
import { load } from "../context";
import { fieldOf, nodeOf, objectOf } from "../rendering/objects";
import { pagesOf, queryOf } from "../rendering/queries";

const { cohorts } = CohortRetention.shape;

/** Who calls, what they did and how they are doing. */
export function defineAccount(): void {
  objectOf("Quota", Quota);
  objectOf("Credential", Me.shape.credential);
  objectOf("Me", Me, {
    paths: { requestQuota: "quota.requests", agentRunQuota: "quota.agent_runs" },
    also: (t) => ({
      profile: fieldOf(t, Profile.nullable(), ({ handle }, _args, context) => load(context, profilesByHandles, handle)),
    }),
  });
  objectOf("Account", Account, {
    paths: { requestQuota: "quota.requests", agentRunQuota: "quota.agent_runs" },
    also: (t) => ({
      profile: fieldOf(
        t,
        Profile.nullable(),
        ({ profile }, _args, context) => profile && load(context, profilesByHandles, profile.handle),
      ),
    }),
  });
  nodeOf("AuditEntry", AuditEntry, {
    needs: listAuditLog,
    read: auditEntriesByIds,
    paths: {
      actorKind: "actor.kind",
      actorId: "actor.id",
      actorName: "actor.name",
      targetType: "target.type",
      targetId: "target.id",
    },
  });
  objectOf("Earnings", AnalyticsOverview.shape.earnings.unwrap());
  objectOf("AnalyticsOverview", AnalyticsOverview, { paths: { from: "range.from", to: "range.to" } });
  objectOf("Cohort", cohorts.element);
  objectOf("PlanSubscription", PlanSubscription);
  objectOf("PlanInvoice", PlanInvoice);
  objectOf("Billing", Billing);
  queryOf("billing", getBilling, ({ ctx }) => readBilling(ctx));
  queryOf("me", getMe, ({ ctx }) => readMe(ctx));
  queryOf("account", getAccount, ({ ctx }) => readAccount(ctx));
  pagesOf("auditLog", listAuditLog, readAuditLog);
  queryOf("analyticsOverview", getAnalyticsOverview, ({ ctx }, range) => getOverview(ctx, range), { complexity: 25 });
  queryOf("cohortRetention", getCohortRetention, async ({ ctx }, asked) => (await getCohorts(ctx, asked)).cohorts, {
    answer: cohorts,
    complexity: 25,
  });
}
