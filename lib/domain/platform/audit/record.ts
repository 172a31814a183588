import { sql } from "drizzle-orm";
import { sendIn, type Transaction } from "@/db/client";
import { type AuditActor, auditLog } from "@/db/schema";
import { builder } from "@/db/statements/statement";
import type { Write } from "@/db/statements/trailing";
import type { Actor, Context } from "@/lib/core/context";
import { newId } from "@/lib/core/values/ids";
import { ownerIdOf } from "@/lib/domain/platform/access/require";
import { modeOfAudit } from "@/lib/domain/platform/modes";

export type AuditTarget = { type: string; id: string };

const RECORD: Write = {
  definitions: sql`entry{} as ${builder.insert(auditLog).values({
    id: sql`$1`,
    ownerId: sql`$2`,
    at: sql`$3::timestamptz`,
    actorKind: sql`$4`,
    actorId: sql`$5`,
    action: sql`$6`,
    targetType: sql`$7`,
    targetId: sql`$8`,
    requestId: sql`$9`,
    ip: sql`$10`,
    diff: sql`$11::jsonb`,
    livemode: sql`$12::boolean`,
  })}`,
};

/**
 * Writes down who did what to which thing, in the transaction that does it. `owner` is whose log it is in: a creator's page, or an
 * account (`ownerIdOf`). `action` is past tense, as in
 * `post.created`; `diff` holds what the owner may read in the console: no secrets, no other person's data. For the same reason the
 * address is kept of the owner's own requests alone, not of a buyer's.
 */
export async function recordAudit(
  tx: Transaction,
  ctx: Context,
  owner: string | null,
  action: string,
  target: AuditTarget,
  diff?: Record<string, unknown>,
): Promise<void> {
  const actor = auditActor(ctx.actor);
  await sendIn(tx, RECORD, [
    newId("aud", ctx.now.getTime()),
    owner,
    ctx.now.toISOString(),
    actor.kind,
    actor.id,
    action,
    target.type,
    target.id,
    ctx.requestId,
    actsFor(ctx.actor, owner) ? ctx.ip : null,
    diff ? JSON.stringify(diff) : null,
    modeOfAudit(ctx, action, target.type),
  ]);
}

/** How the audit log names an actor: the kind of credential, `user`, `system` or `anonymous`, and its id. */
export function auditActor(actor: Actor): AuditActor {
  switch (actor.kind) {
    case "anonymous":
      return { kind: "anonymous", id: null };
    case "system":
      return { kind: "system", id: actor.id };
    case "user":
      return { kind: "user", id: actor.userId };
    case "credential":
      return { kind: actor.credential.kind, id: actor.credential.id };
  }
}

function actsFor(actor: Actor, owner: string | null): boolean {
  return (actor.kind === "user" || actor.kind === "credential") && ownerIdOf(actor) === owner;
}
