import { and, count, desc, eq, ne, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { formerHandles, profiles } from "@/db/schema";
import { HANDLE_CHANGES } from "@/lib/contracts/agents/form-limits";
import type { Context } from "@/lib/core/context";
import { conflict, DomainError, isTaken, notFound } from "@/lib/core/errors";
import { DAY_MS } from "@/lib/core/values/durations";
import { ofHandle } from "@/lib/domain/people/listing/of-handle";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { handleTaken, refuseTakenHandle } from "./create";

const { most, days, kept } = HANDLE_CHANGES;

type Page = { id: string; handle: string };

/**
 * Gives a page that is locked another handle, and keeps the one that it leaves for it. The same handle in another case is none. Throws
 * `validation_error` for a reserved one, `conflict` for one that another page has or had and past `HANDLE_CHANGES`.
 */
export async function changeHandle(tx: Transaction, ctx: Context, page: Page, wanted: string): Promise<void> {
  const handle = wanted.toLowerCase();
  if (handle === page.handle.toLowerCase()) return;
  refuseTakenHandle(handle, await heldByOthers(tx, page.id, handle));
  await limitChanges(tx, ctx, page, handle);
  const at = sql`array[${sql.param(ctx.now, profiles.updatedAt)}]::timestamptz[]`;
  await tx
    .insert(formerHandles)
    .values({ handle: page.handle, profileId: page.id, leftAt: at })
    .onConflictDoUpdate({ target: formerHandles.handle, set: { leftAt: sql`${formerHandles.leftAt} || ${at}` } });
  try {
    await tx.update(profiles).set({ handle }).where(eq(profiles.id, page.id));
  } catch (error) {
    if (isTaken(error)) throw handleTaken(handle);
    throw error;
  }
  const target = { type: "profile", id: page.id };
  await recordAudit(tx, ctx, page.id, "profile.handle_changed", target, { from: page.handle, to: handle });
}

/** How many other pages have a handle or had it. */
export function heldByOthers(tx: Transaction, profileId: string, handle: string): Promise<number> {
  return tx.$count(profiles, and(ofHandle(handle), ne(profiles.id, profileId)));
}

async function limitChanges(tx: Transaction, ctx: Context, page: Page, handle: string): Promise<void> {
  const since = sql.param(new Date(ctx.now.getTime() - days * DAY_MS), profiles.updatedAt);
  const recent = sql`(select count(*) from unnest(${formerHandles.leftAt}) as moved (at) where moved.at > ${since})`;
  const [changed] = await tx
    .select({
      recent: sql`coalesce(sum(${recent}), 0)`.mapWith(Number),
      others: count(sql`nullif(${formerHandles.handle}, ${handle})`),
    })
    .from(formerHandles)
    .where(eq(formerHandles.profileId, page.id));
  if (!changed) throw notFound("The profile");
  if (changed.recent >= most)
    throw conflict(
      `A handle can be changed ${most} times in ${days} days. ${page.handle} stays for now; try again in some days.`,
      { param: "handle", details: [{ path: "handle", message: `was changed ${most} times in ${days} days; wait` }] },
    );
  if (changed.others >= kept)
    throw conflict(`A page keeps at most ${kept} former handles. Take one of them back, or keep ${page.handle}.`, {
      param: "handle",
      details: [{ path: "handle", message: `is one too many: a page keeps at most ${kept} former handles` }],
    });
}

/** The handles that the acting creator's page had before and leads from, the latest first. */
export async function formerHandlesOf(ctx: Context): Promise<string[]> {
  const rows = await ctx.db
    .select({ handle: formerHandles.handle })
    .from(formerHandles)
    .innerJoin(profiles, eq(profiles.id, formerHandles.profileId))
    .where(and(eq(formerHandles.profileId, requireProfile(ctx)), ne(formerHandles.handle, profiles.handle)))
    .orderBy(desc(formerHandles.leftAt))
    .limit(kept + 1);
  return rows.map(({ handle }) => handle);
}

/** Whether the acting creator could have this handle, and why not. For the form: a change itself decides for good. */
export async function checkHandle(ctx: Context, wanted: string): Promise<{ free: boolean; reason: string | null }> {
  const handle = wanted.toLowerCase();
  try {
    refuseTakenHandle(handle, await heldByOthers(ctx.db, requireProfile(ctx), handle));
    return { free: true, reason: null };
  } catch (error) {
    if (error instanceof DomainError)
      return { free: false, reason: error.extras.details?.[0]?.message ?? error.message };
    throw error;
  }
}
