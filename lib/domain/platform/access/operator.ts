import { eq } from "drizzle-orm";
import { users } from "@/db/schema";
import type { Context } from "@/lib/core/context";

/** Whether the signed-in person is an operator, as of this moment. */
export async function isOperator(ctx: Context): Promise<boolean> {
  if (ctx.actor.kind !== "user") return false;
  const [user] = await ctx.db.select({ role: users.role }).from(users).where(eq(users.id, ctx.actor.userId));
  return user?.role === "operator";
}
