import { eq, or } from "drizzle-orm";
import { orders } from "@/db/schema";

/** Orders of either livemode that an account bought: signed in, by an app, or under the address (null where none was proved to be theirs). */
export function boughtBy(userId: string, email: string | null) {
  return or(eq(orders.buyerUserId, userId), email === null ? undefined : eq(orders.buyerEmail, email));
}
