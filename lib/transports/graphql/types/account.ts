import { AuditQuery, listAuditLog } from "@/lib/contracts/developers/audit";
import {
  type AnalyticsOverviewView,
  CohortQuery,
  type CohortRetentionView,
  getAnalyticsOverview,
  getCohortRetention,
} from "@/lib/contracts/network/analytics";
import { getMe, type MeView } from "@/lib/contracts/people/me";
import { TimeRangeQuery } from "@/lib/contracts/time-range";
import { getCohorts } from "@/lib/domain/network/analytics/cohorts";
import { getOverview } from "@/lib/domain/network/analytics/overview";
import { getMe as readMe } from "@/lib/domain/people/accounts/me";
import { profilesByHandles } from "@/lib/domain/people/profiles/read";
import { auditEntriesByIds } from "@/lib/domain/platform/audit/by-ids";
import { listAuditLog as readAuditLog } from "@/lib/domain/platform/audit/read";
import { parseArguments } from "../arguments";
import { builder } from "../builder";
import { pageArguments, pageCost, shown } from "../connection";
import { admit, load } from "../context";
import { AuditActorEnum, CredentialKindEnum, PlanTierEnum } from "../enums";
import { AuditEntryConnection, AuditEntryRef, ProfileRef } from "../refs";
import { standsFor } from "../root-field";

type Earnings = NonNullable<AnalyticsOverviewView["earnings"]>;

const FROM = "A date or a moment: from then on.";
const TO = "A date, which is included, or a moment, which is not.";

/** Who calls, what they did and how they are doing. */
export function defineAccount(): void {
  const Quota = builder.objectRef<MeView["quota"]["requests"]>("Quota").implement({
    description: "What is left of this month.",
    fields: (t) => ({
      limit: t.exposeInt("limit", { description: "The plan's cap." }),
      used: t.exposeInt("used", { description: "What was used of it." }),
      resetsAt: t.expose("resets_at", { type: "DateTime", description: "When it starts again, UTC." }),
    }),
  });
  const Credential = builder.objectRef<MeView["credential"]>("Credential").implement({
    description: "What this request was authenticated with.",
    fields: (t) => ({
      kind: t.expose("kind", { type: CredentialKindEnum, description: "Which of the three kinds." }),
      id: t.exposeString("id", { description: "Its id." }),
      prefix: t.exposeString("prefix", { nullable: true, description: "Its visible beginning." }),
      clientId: t.exposeString("client_id", { nullable: true, description: "The app that holds it." }),
      expiresAt: t.expose("expires_at", { type: "DateTime", nullable: true, description: "When it ends." }),
    }),
  });
  const Me = builder.objectRef<MeView>("Me").implement({
    description: "The creator that the credential stands for.",
    fields: (t) => ({
      id: t.exposeID("id", { description: "Identifier with the prefix `crt_`." }),
      handle: t.exposeString("handle", { description: "The name in URLs." }),
      displayName: t.exposeString("display_name", { description: "As people read it." }),
      email: t.exposeString("email", { description: "Of the account." }),
      profileUrl: t.exposeString("profile_url", { description: "The page for people." }),
      tier: t.expose("tier", { type: PlanTierEnum, description: "The plan." }),
      scopes: t.exposeStringList("scopes", { description: "What the credential may do." }),
      credential: t.expose("credential", { type: Credential, description: "The credential itself." }),
      requestQuota: t.field({
        type: Quota,
        description: "Requests of this month.",
        resolve: ({ quota }) => quota.requests,
      }),
      agentRunQuota: t.field({
        type: Quota,
        description: "Agent runs of this month.",
        resolve: ({ quota }) => quota.agent_runs,
      }),
      profile: t.field({
        type: ProfileRef,
        nullable: true,
        description: "The public snapshot.",
        resolve: ({ handle }, _args, context) => load(context, profilesByHandles, handle),
      }),
    }),
  });
  builder.node(AuditEntryRef, {
    id: { resolve: (entry) => entry.id, description: "Identifier with the prefix `aud_`." },
    description: "Something that was done in an account.",
    loadOne: (id, context) => {
      admit(context, listAuditLog);
      return load(context, auditEntriesByIds, id);
    },
    fields: (t) => ({
      at: t.expose("at", { type: "DateTime", description: "When." }),
      actorKind: t.field({ type: AuditActorEnum, description: "Who, by kind.", resolve: ({ actor }) => actor.kind }),
      actorId: t.string({ nullable: true, description: "Who, by id.", resolve: ({ actor }) => actor.id }),
      actorName: t.string({
        nullable: true,
        description: "What its owner calls the credential: a key's name and prefix, an app's name.",
        resolve: ({ actor }) => actor.name,
      }),
      action: t.exposeString("action", { description: "What was done, such as `post.created`." }),
      targetType: t.string({ description: "To what kind of thing.", resolve: ({ target }) => target.type }),
      targetId: t.string({ description: "To which.", resolve: ({ target }) => target.id }),
      requestId: t.exposeString("request_id", { description: "In which request." }),
      ip: t.exposeString("ip", { nullable: true, description: "From where, of the creator's own requests." }),
      diff: t.expose("diff", { type: "JSON", nullable: true, description: "What changed. Never a secret." }),
    }),
  });

  const EarningsRef = builder.objectRef<Earnings>("Earnings").implement({
    description: "What was earned in the range.",
    fields: (t) => ({
      grossCents: t.expose("gross_cents", { type: "Cents", description: "What buyers paid." }),
      feesCents: t.expose("fees_cents", { type: "Cents", description: "The platform's fees on it." }),
      refundedCents: t.expose("refunded_cents", { type: "Cents", description: "What was sent back of it." }),
      netCents: t.expose("net_cents", { type: "Cents", description: "What stays with the creator." }),
      currency: t.exposeString("currency", { description: "Always `usd`." }),
    }),
  });
  const Overview = builder.objectRef<AnalyticsOverviewView>("AnalyticsOverview").implement({
    description: "Key figures of a range, from recorded events.",
    fields: (t) => ({
      from: t.field({ type: "DateTime", description: "In the range.", resolve: ({ range }) => range.from }),
      to: t.field({ type: "DateTime", description: "The first moment after it.", resolve: ({ range }) => range.to }),
      profileViews: t.exposeInt("profile_views", { description: "Views of the profile by people." }),
      postViews: t.exposeInt("post_views", { description: "Views of posts by people." }),
      ordersPaid: t.exposeInt("orders_paid", { description: "Orders paid in the range." }),
      ordersCompleted: t.exposeInt("orders_completed", { description: "Orders closed in the range and completed." }),
      conversionRate: t.exposeFloat("conversion_rate", {
        nullable: true,
        description: "Paid orders per profile view.",
      }),
      members: t.exposeInt("members", { description: "Active memberships now." }),
      reviews: t.exposeInt("reviews", { description: "Reviews first written in the range." }),
      rating: t.exposeFloat("rating", { nullable: true, description: "Mean stars of all reviews now." }),
      earnings: t.expose("earnings", {
        type: EarningsRef,
        nullable: true,
        description: "Null without the scope `revenue:read`.",
      }),
    }),
  });
  const Cohort = builder.objectRef<CohortRetentionView["cohorts"][number]>("Cohort").implement({
    description: "Members who first joined in one week.",
    fields: (t) => ({
      week: t.exposeString("week", { description: "The Monday of that week, UTC." }),
      size: t.exposeInt("size", { description: "How many they were." }),
      retained: t.exposeIntList("retained", { description: "How many were active at the end of each week after." }),
    }),
  });

  builder.queryFields((t) => ({
    me: t.field({
      type: Me,
      ...standsFor(getMe, "The creator that your credential stands for."),
      resolve: (_root, _args, context) => {
        admit(context, getMe);
        return readMe(context.ctx);
      },
    }),
    auditLog: t.field({
      type: AuditEntryConnection,
      ...standsFor(listAuditLog, "What was done in your account, newest first."),
      args: {
        ...pageArguments(t.arg),
        action: t.arg.string({ description: "One action, whole." }),
        actor: t.arg.string({ description: "An actor's id, or a kind of actor." }),
        target: t.arg.string({ description: "A target's id, or a type of target." }),
        from: t.arg.string({ description: FROM }),
        to: t.arg.string({ description: TO }),
      },
      complexity: pageCost,
      resolve: async (_root, args, context) => {
        admit(context, listAuditLog);
        return shown(await readAuditLog(context.ctx, parseArguments(AuditQuery, args)), args.after);
      },
    }),
    analyticsOverview: t.field({
      type: Overview,
      ...standsFor(getAnalyticsOverview, "Your key figures; the last 30 days unless told."),
      args: { from: t.arg.string({ description: FROM }), to: t.arg.string({ description: TO }) },
      complexity: 25,
      resolve: (_root, args, context) => {
        admit(context, getAnalyticsOverview);
        return getOverview(context.ctx, parseArguments(TimeRangeQuery, args));
      },
    }),
    cohortRetention: t.field({
      type: [Cohort],
      ...standsFor(getCohortRetention, "How long your members stay, by the week in which they joined."),
      args: { weeks: t.arg.int({ description: "How many join weeks, 1 to 26; 8 unless told." }) },
      complexity: 25,
      resolve: async (_root, args, context) => {
        admit(context, getCohortRetention);
        return (await getCohorts(context.ctx, parseArguments(CohortQuery, args))).cohorts;
      },
    }),
  }));
}
