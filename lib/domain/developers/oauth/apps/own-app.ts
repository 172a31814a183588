import { and, eq, type SQL } from "drizzle-orm";
import { oauthClients } from "@/db/schema";
import type { Context } from "@/lib/core/context";

/** The condition for one app of an account, in the mode of the one who acts. */
export function ownApp({ livemode }: Context, userId: string, clientId: string): SQL | undefined {
  return and(eq(oauthClients.id, clientId), eq(oauthClients.userId, userId), eq(oauthClients.livemode, livemode));
}
