import { database } from "@/db/client";
import { approvals } from "@/db/schema";
import { newId } from "@/lib/core/values/ids";

type Parts = Partial<typeof approvals.$inferInsert> & { userId: string; orderId: string };

/** What an app asked an account's person: to pay a checkout, unless told. */
export async function makeApproval(parts: Parts): Promise<{ id: string }> {
  const id = newId("apr");
  const app = { credentialId: newId("grant"), app: "Office assistant" };
  await database()
    .insert(approvals)
    .values({ id, kind: "checkout", ...app, ...parts });
  return { id };
}
