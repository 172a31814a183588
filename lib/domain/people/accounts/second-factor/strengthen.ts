import { and, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { sessions } from "@/db/schema";
import type { Person } from "../person";

/** Notes that a second factor was shown in the acting person's session: what asks for one lets it in until it ends. */
export async function strengthen(tx: Transaction, { sessionId, userId }: Person): Promise<void> {
  await tx
    .update(sessions)
    .set({ secondFactor: true })
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)));
}
