import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { auditLog, authenticators, users } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import type { Context } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { findSession } from "@/lib/domain/people/accounts/signing-in/sign-in";
import { as, makePerson, nobody } from "@/lib/domain/trade/orders/testing";
import { makeOperator, refusal } from "../testing";
import { endView, VIEW_MINUTES, viewAs } from "./view-as";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

const REASON = "They cannot find their order.";
const shown = async (sessionId: string, at = nobody().now) => {
  const found = await findSession(sessionId, at);
  return found && { userId: found.userId, viewedBy: found.viewedBy, operator: found.operator };
};

it("shows a browser of an operator somebody's account for half an hour, on record in that one's log", async () => {
  const [operator, seen] = [await makeOperator(), await makeCreator()];
  const itself = { userId: operator.userId, viewedBy: null, operator: true };
  expect(await shown(operator.sessionId)).toEqual(itself);
  expect(await viewAs(operator.ctx(), { userId: seen.userId, reason: REASON })).toEqual({ hasPage: true });
  expect(await shown(operator.sessionId)).toEqual({
    userId: seen.userId,
    viewedBy: operator.userId,
    operator: false,
  });
  const [entry] = await database().select().from(auditLog).where(eq(auditLog.action, "account.viewed"));
  expect(entry).toMatchObject({ ownerId: seen.profileId, actorId: operator.userId, diff: { reason: REASON } });
  const over = new Date(nobody().now.getTime() + (VIEW_MINUTES + 1) * 60_000);
  expect(await shown(operator.sessionId, over)).toEqual(itself);
  expect(await endView(operator.ctx())).toEqual({ userId: seen.userId });
  expect(await shown(operator.sessionId)).toEqual(itself);
  expect(await endView(operator.ctx())).toBeNull();
});

it("changes nothing while it shows another's account", async () => {
  const [operator, seen] = [await makeOperator(), await makePerson()];
  const { actor } = operator.ctx();
  const viewing = { ...nobody(), actor: { ...actor, userId: seen.userId, viewedBy: operator.userId } } as Context;
  expect(await refusal(transaction(viewing, async () => {}))).toBe("conflict");
  // nor does it go on from one account to the next
  expect(await refusal(viewAs(viewing, { userId: seen.userId, reason: REASON }))).toBe("not_found");
});

it("is for operators alone, with their second factor, and never for the account of another operator", async () => {
  const [operator, colleague, seen] = [await makeOperator(), await makeOperator(), await makePerson()];
  const input = { userId: seen.userId, reason: REASON };
  expect(await refusal(viewAs(as(seen), input))).toBe("not_found");
  expect(await refusal(viewAs(nobody(), input))).toBe("not_found");
  expect(await refusal(viewAs(operator.ctx(), { ...input, userId: colleague.userId }))).toBe("conflict");
  expect(await refusal(viewAs(operator.ctx(), { ...input, userId: "usr_00000000000000000000000000" }))).toBe(
    "not_found",
  );
  await viewAs(operator.ctx(), input);
  // who is no operator any more sees their own account, whatever they had begun
  await database().update(users).set({ role: "member" }).where(eq(users.id, operator.userId));
  expect(await shown(operator.sessionId)).toMatchObject({ userId: operator.userId, viewedBy: null });
  await database().update(users).set({ role: "operator" }).where(eq(users.id, operator.userId));
  const factor = { userId: operator.userId, sealedSecret: Buffer.from("sealed"), confirmedAt: new Date() };
  await database().insert(authenticators).values(factor);
  expect(await refusal(viewAs(operator.ctx(), input))).toBe("step_up_required");
});
