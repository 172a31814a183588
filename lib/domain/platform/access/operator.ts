import { and, eq, isNotNull, or, sql } from "drizzle-orm";
import { authenticators, passkeys, sessions, users } from "@/db/schema";
import type { Context } from "@/lib/core/context";

/** `weak`: an operator who has a second factor, in a session in which it was not shown. */
export type OperatorStanding = "none" | "weak" | "full";

/** Of a row of `users`. */
export const HAS_SECOND_FACTOR = or(
  sql`exists (select from ${authenticators} where ${authenticators.userId} = ${users.id} and ${authenticators.confirmedAt} is not null)`,
  sql`exists (select from ${passkeys} where ${passkeys.userId} = ${users.id})`,
);

/** Whether the signed-in person is an operator, as of this moment: once they have a second factor, only where they showed it. */
export async function operatorStanding({ actor, db }: Context): Promise<OperatorStanding> {
  if (actor.kind !== "user") return "none";
  const [user] = await db
    .select({ protected: sql<boolean>`${HAS_SECOND_FACTOR}`, strong: isNotNull(sessions.id) })
    .from(users)
    .leftJoin(
      sessions,
      and(eq(sessions.id, actor.sessionId), eq(sessions.userId, users.id), eq(sessions.secondFactor, true)),
    )
    .where(and(eq(users.id, actor.userId), eq(users.role, "operator")));
  if (!user) return "none";
  return user.protected && !user.strong ? "weak" : "full";
}

/** Whether the signed-in person acts as an operator. */
export async function isOperator(ctx: Context): Promise<boolean> {
  return (await operatorStanding(ctx)) === "full";
}
