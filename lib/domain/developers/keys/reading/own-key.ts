import { and, eq, type SQL } from "drizzle-orm";
import { apiKeys } from "@/db/schema";
import type { Context } from "@/lib/core/context";

/** The condition for one key of an account, in the mode of the one who acts. */
export function ownKey({ livemode }: Context, userId: string, id: string): SQL | undefined {
  return and(eq(apiKeys.id, id), eq(apiKeys.userId, userId), eq(apiKeys.livemode, livemode));
}
