import type { Transaction } from "@/db/client";
import { profiles } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { conflict, invalidField, isTaken } from "@/lib/core/errors";
import { newId } from "@/lib/core/values/ids";
import { ofHandle } from "@/lib/domain/people/listing/of-handle";
import { recomputeProfile } from "@/lib/domain/people/reputation/recompute";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { RESERVED_HANDLES } from "./reserved";

/** Makes a user a creator under a handle. Throws `validation_error` for a reserved handle, `conflict` for one that is taken. */
export async function createProfile(
  tx: Transaction,
  ctx: Context,
  input: { userId: string; handle: string; displayName: string },
): Promise<string> {
  const handle = input.handle.toLowerCase();
  refuseTakenHandle(handle, await tx.$count(profiles, ofHandle(handle)));
  const id = newId("crt");
  try {
    await tx.insert(profiles).values({
      id,
      userId: input.userId,
      handle,
      displayName: input.displayName,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    });
  } catch (error) {
    if (isTaken(error)) throw handleTaken(handle);
    throw error;
  }
  await recomputeProfile(tx, id, ctx.now);
  const { actor } = ctx;
  // from here on they act for the page
  const owner =
    actor.kind === "user" && actor.userId === input.userId ? { ...ctx, actor: { ...actor, profileId: id } } : ctx;
  await recordAudit(tx, owner, id, "profile.created", { type: "profile", id }, { handle });
  return id;
}

/** Throws `validation_error` for a reserved handle, `conflict` where `held` pages have it, or had it. */
export function refuseTakenHandle(handle: string, held: number): void {
  if (RESERVED_HANDLES.has(handle.toLowerCase())) throw invalidField("handle", "is reserved; choose another");
  if (held > 0) throw handleTaken(handle);
}

/** The refusal of a handle that another page has or had. */
export function handleTaken(handle: string) {
  return conflict(`The handle ${handle} is taken.`, {
    param: "handle",
    details: [{ path: "handle", message: "is taken" }],
  });
}
