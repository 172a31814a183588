import { eq } from "drizzle-orm";
import { database } from "@/db/client";
import { makeCreator, makeSession } from "@/db/factories";
import { users } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { nobody } from "@/lib/domain/trade/orders/testing";

/** Somebody who operates the service, in a browser of theirs. */
export async function makeOperator() {
  const { userId, profileId, handle, email } = await makeCreator();
  await database().update(users).set({ role: "operator" }).where(eq(users.id, userId));
  const sessionId = await makeSession(userId);
  const actor = { kind: "user", userId, profileId: null, sessionId, email } as const;
  return { userId, profileId, handle, sessionId, ctx: (): Context => ({ ...nobody(), actor }) };
}

/** The code with which an attempt is refused. */
export const refusal = (attempt: Promise<unknown>) =>
  attempt.then(
    () => "went through",
    (error) => error.code,
  );
