import { and, asc, eq, gt, gte, inArray, isNotNull } from "drizzle-orm";
import { mails, profiles, releases } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { formatMoney } from "@/lib/core/values/money";
import { MOST, type Queue, type QueueItem } from "./queue";

const TRIES = 3;
const LATELY_MS = 14 * 86_400_000;

/** Work of the worker that does not come to an end: payouts, and mails of the last two weeks. */
export const JOBS: Queue = {
  title: "Failed jobs",
  about: "Payouts that the processor does not take, and mails of the last two weeks that were given up.",
  async size(ctx) {
    const items = await all(ctx);
    return { count: items.length, oldest: items[0]?.at ?? null };
  },
  list: all,
};

async function all({ db, now }: Context): Promise<QueueItem[]> {
  const stuck = and(
    inArray(releases.status, ["WAITING", "SENDING"]),
    isNotNull(releases.lastError),
    gte(releases.attempts, TRIES),
    eq(releases.livemode, true),
  );
  const [payouts, letters] = await Promise.all([
    db
      .select({ release: releases, handle: profiles.handle, userId: profiles.userId })
      .from(releases)
      .innerJoin(profiles, eq(profiles.id, releases.profileId))
      .where(stuck)
      .orderBy(asc(releases.createdAt))
      .limit(MOST),
    db
      .select({ id: mails.id, kind: mails.kind, error: mails.error, failedAt: mails.failedAt })
      .from(mails)
      .where(gt(mails.failedAt, new Date(now.getTime() - LATELY_MS)))
      .orderBy(asc(mails.failedAt))
      .limit(MOST),
  ]);
  const items: QueueItem[] = [
    ...payouts.map(({ release, handle, userId }) => ({
      id: release.id,
      title: `Payout of ${formatMoney(release.amountCents - release.feeCents)} to @${handle}`,
      detail: `${release.lastError ?? ""} (asked ${release.attempts} times)`,
      at: release.createdAt.toISOString(),
      path: `/operator/accounts/${userId}`,
      again: { kind: "payout" as const, id: release.id, of: release.profileId },
    })),
    // to whom is not shown: nobody needs it to send it again
    ...letters.map(({ id, kind, error, failedAt }) => ({
      id,
      title: `Mail “${kind.replaceAll("_", " ")}”`,
      detail: error ?? "given up",
      at: (failedAt ?? now).toISOString(),
      path: null,
      again: { kind: "mail" as const, id, of: id },
    })),
  ];
  return items.sort((a, b) => a.at.localeCompare(b.at)).slice(0, MOST);
}
