import { and, eq, isNull } from "drizzle-orm";
import { profiles } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { env } from "@/lib/core/env";
import { conflict, DomainError, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { requireFresh } from "@/lib/domain/platform/access/step-up";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { askAfresh } from "@/lib/domain/trade/payments/ask-afresh";
import { processor } from "@/lib/domain/trade/payments/processor";
import { refusalOf } from "@/lib/domain/trade/payments/refusal-of";

const PAGE = "/studio/payouts";
const REFUSED =
  "the processor refused to set up a creator's payouts: see Before the public comes in docs/operations.md";
/** Payments are charged by the platform and passed on, which takes `transfers` alone; Stripe gives it with card payments, or once it has approved the platform. */
const CAPABILITIES = { card_payments: { requested: true }, transfers: { requested: true } };

/**
 * Opens the processor's onboarding for the acting creator and answers its address, which lives minutes and works once. The first time
 * it makes the connected account, one however often it is asked. Throws `step_up_required`, `service_unavailable` without a processor, or
 * where it refuses, which the log says to the operator.
 */
export async function startOnboarding(ctx: Context): Promise<{ url: string }> {
  const profileId = requireProfile(ctx);
  await requireFresh(ctx);
  try {
    const account = (await accountOf(ctx, profileId)) ?? (await openAccount(ctx, profileId));
    const { url } = await processor().accountLinks.create({
      account,
      type: "account_onboarding",
      refresh_url: `${env().BASE_URL}${PAGE}?link=expired`,
      return_url: `${env().BASE_URL}${PAGE}?link=back`,
    });
    return { url };
  } catch (err) {
    if (refusalOf(err) === null) throw err;
    ctx.log.error({ profile: profileId, err }, REFUSED);
    throw new DomainError(
      "service_unavailable",
      "The payment processor does not let payouts be set up at the moment: it is for this service's operator to mend. Try again later.",
    );
  }
}

/** The address of the processor's own dashboard for the acting creator. Throws `conflict` before onboarding is done, `step_up_required`. */
export async function openDashboard(ctx: Context): Promise<{ url: string }> {
  await requireFresh(ctx);
  const account = await accountOf(ctx, requireProfile(ctx));
  if (!account || !(await processor().accounts.retrieve(account)).details_submitted) {
    throw conflict("Set up payouts first: there is no dashboard before that.");
  }
  const { url } = await processor().accounts.createLoginLink(account);
  return { url };
}

async function accountOf(ctx: Context, profileId: string): Promise<string | null> {
  const [row] = await ctx.db
    .select({ account: profiles.processorAccountId })
    .from(profiles)
    .where(eq(profiles.id, profileId));
  if (!row) throw notFound("The creator");
  return row.account;
}

/**
 * The processor gives one account for one key, so that two clicks at once make one; the row takes it once. What is asked for under a key
 * stays the same for a day: of other capabilities the key says so.
 */
async function openAccount(ctx: Context, profileId: string): Promise<string> {
  const { actor } = ctx;
  const [profile] = await ctx.db
    .select({ handle: profiles.handle, name: profiles.displayName })
    .from(profiles)
    .where(eq(profiles.id, profileId));
  if (!profile) throw notFound("The creator");
  const { id } = await askAfresh(`account:cards:${profileId}`, (idempotencyKey) =>
    processor().accounts.create(
      {
        type: "express",
        ...(actor.kind === "user" ? { email: actor.email } : {}),
        business_profile: { name: profile.name, url: `${env().BASE_URL}/${profile.handle}` },
        capabilities: CAPABILITIES,
        settings: { payouts: { schedule: { interval: "manual" } } },
        metadata: { profile_id: profileId },
      },
      { idempotencyKey },
    ),
  );
  await transaction(ctx, async (tx) => {
    const taken = await tx
      .update(profiles)
      .set({ processorAccountId: id, payoutsManual: true, updatedAt: ctx.now })
      .where(and(eq(profiles.id, profileId), isNull(profiles.processorAccountId)))
      .returning({ id: profiles.id });
    if (taken.length === 0) return;
    await recordAudit(tx, ctx, profileId, "payouts.started", { type: "profile", id: profileId }, { account: id });
  });
  return id;
}
