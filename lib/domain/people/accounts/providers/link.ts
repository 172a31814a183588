import { and, asc, eq } from "drizzle-orm";
import { identities, users } from "@/db/schema";
import type { IdentityView } from "@/lib/contracts/people/identities";
import type { Context } from "@/lib/core/context";
import { conflict, DomainError, notFound } from "@/lib/core/errors";
import { fitsMac, keyedMac } from "@/lib/core/seal";
import { transaction } from "@/lib/core/transaction";
import { ownerIdOf } from "@/lib/domain/platform/access/require";
import { requireFresh } from "@/lib/domain/platform/access/step-up";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { queueMail } from "@/lib/domain/platform/mail/queue";
import { identityUnlinked } from "../mails/identities";
import { requirePerson } from "../person";
import { countWays } from "../sessions/ways";
import { keepIdentity } from "./keep";
import { providerName, type Told } from "./told";

const PURPOSE = "link with a provider";
const LIFETIME_MS = 10 * 60_000;

/**
 * A cookie that says that the acting person wants to be linked with a provider, from this session, within ten minutes. Without it
 * anyone who comes back from a provider is signing in. Throws `step_up_required`.
 */
export async function beginLink(ctx: Context, { provider }: { provider: string }): Promise<string> {
  const { sessionId } = requirePerson(ctx);
  await requireFresh(ctx);
  const expires = String(ctx.now.getTime() + LIFETIME_MS);
  return `${expires}.${keyedMac(PURPOSE, signed(sessionId, provider, expires)).toString("base64url")}`;
}

/** Whether the cookie of `beginLink` is this session's, for this provider, and has not ended. */
export function wantsLink(ctx: Context, provider: string, cookie: string | undefined): boolean {
  if (ctx.actor.kind !== "user") return false;
  const [expires = "", mac = ""] = (cookie ?? "").split(".");
  const text = signed(ctx.actor.sessionId, provider, expires);
  return Number(expires) > ctx.now.getTime() && fitsMac(Buffer.from(mac, "base64url"), PURPOSE, text);
}

const signed = (...parts: string[]) => parts.join("\n");

/** Links the acting person with who signed in at a provider, and tells by mail. Throws `unauthorized`, `conflict`. */
export async function linkIdentity(ctx: Context, told: Told): Promise<void> {
  const { userId } = requirePerson(ctx);
  await transaction(ctx, async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("no key update");
    if (!user) throw new DomainError("unauthorized", "Sign in first.");
    await keepIdentity(tx, ctx, user, told);
  });
}

/** Ends a link, and tells by mail. The last way to sign in stays. Throws `step_up_required`, `not_found`, `conflict`. */
export async function unlinkIdentity(ctx: Context, { id: provider }: { id: string }): Promise<void> {
  const person = requirePerson(ctx);
  const { userId } = person;
  await requireFresh(ctx);
  await transaction(ctx, async (tx) => {
    // the account's row is locked: of two last ways that are taken away at once, one stays
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("no key update");
    const [gone] = await tx
      .delete(identities)
      .where(and(eq(identities.userId, userId), eq(identities.provider, provider)))
      .returning({ label: identities.label });
    if (!gone || !user) throw notFound("This link");
    const name = providerName(provider);
    if ((await countWays(tx, user)) === 0)
      throw conflict(`${name} is your only way to sign in. Set a password or add a passkey first.`);
    await recordAudit(tx, ctx, ownerIdOf(person), "identity.unlinked", { type: "user", id: userId }, { provider });
    await queueMail(tx, ctx, user.email, identityUnlinked({ name: user.name, provider: name, label: gone.label }));
  });
}

/** Whom the acting person is linked with. Throws `unauthorized`. */
export async function listIdentities(ctx: Context): Promise<IdentityView[]> {
  const { userId } = requirePerson(ctx);
  const rows = await ctx.db
    .select()
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(asc(identities.provider));
  return rows.map(({ provider, label, createdAt }) => ({ provider, label, created_at: createdAt.toISOString() }));
}
