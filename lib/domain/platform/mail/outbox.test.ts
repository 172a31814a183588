import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator, proveAddress } from "@/db/factories";
import { auditLog } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { type Context, createContext } from "@/lib/core/context";
import { resetEnv } from "@/lib/core/env";
import { systemContext } from "@/lib/core/system-context";
import { transaction } from "@/lib/core/transaction";
import { setOperator } from "@/lib/domain/people/accounts/standing/operators";
import { listOutbox } from "./outbox";
import { queueMail } from "./queue";

let own: TestDatabase;
let ada: Person;
let bea: Person;
beforeAll(async () => {
  own = await testDatabase();
  [ada, bea] = [await person(), await person()];
});
afterAll(() => own.drop());
afterEach(() => {
  delete process.env.SMTP_URL;
  resetEnv();
});

type Person = { email: string; userId: string; at: (machine: { local: boolean }) => Context };

/** Somebody with one mail in the outbox. */
async function person(): Promise<Person> {
  const { userId, profileId, email } = await makeCreator();
  const actor = { kind: "user", userId, profileId, sessionId: "t", email } as const;
  await transaction(systemContext("test", new Date()), (tx, within) =>
    queueMail(tx, within, email.toUpperCase(), { kind: "test", subject: "For you", paragraphs: [`To ${email}`] }),
  );
  return { email, userId, at: ({ local }) => createContext({ actor, requestId: "t", local }) };
}

const recipients = async (ctx: Context) =>
  (await listOutbox(ctx, { limit: 20 })).data.map((mail) => mail.recipient.toLowerCase());
const here = { local: true };

it("shows a person their own mail, an operator everyone's, as long as they are one", async () => {
  const ctx = () => systemContext("admin", new Date());
  expect(await recipients(ada.at(here))).toEqual([ada.email]);
  await proveAddress(ada.userId);
  expect(await setOperator(ctx(), ada.email.toUpperCase(), true)).toMatchObject({
    user_id: ada.userId,
    operator: true,
  });
  await setOperator(ctx(), ada.email, true);
  expect(await recipients(ada.at(here))).toEqual([bea.email, ada.email]);
  expect(await recipients(bea.at(here))).toEqual([bea.email]);
  await setOperator(ctx(), ada.email, false);
  expect(await recipients(ada.at(here))).toEqual([ada.email]);

  const audited = await database()
    .select()
    .from(auditLog)
    .where(eq(auditLog.targetId, ada.userId))
    .orderBy(auditLog.id);
  expect(audited.map(({ actorId, action, diff }) => [actorId, action, diff])).toEqual([
    ["admin", "user.role_changed", { from: "member", to: "operator" }],
    ["admin", "user.role_changed", { from: "operator", to: "member" }],
  ]);
});

it("is not there for callers on other machines, nor where a mail server is set", async () => {
  await expect(listOutbox(ada.at({ local: false }), { limit: 1 })).rejects.toMatchObject({ code: "not_found" });
  process.env.SMTP_URL = "smtp://mail.example";
  resetEnv();
  await expect(listOutbox(ada.at(here), { limit: 1 })).rejects.toMatchObject({ code: "not_found" });
});
