import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { mails, users } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { createContext } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { queueMail } from "@/lib/domain/platform/mail/queue";
import { chooseNotices, mailedTopics, readNotices } from "./change";
import { countUnreadNotices, listNotices } from "./read";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

async function account(verified: boolean) {
  const { userId, profileId, email } = await makeCreator();
  if (verified) await database().update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, userId));
  const actor = { kind: "user", userId, profileId, sessionId: "s", email } as const;
  const ctx = createContext({ actor, requestId: newId("req"), ip: "127.0.0.1", local: true });
  const tell = (kind: string) =>
    transaction(ctx, (tx) =>
      queueMail(tx, ctx, email.toUpperCase(), {
        kind,
        subject: "Delivered: a logo",
        paragraphs: [],
        action: { label: "See it", path: "/orders/ord_1?token=secret&tab=files" },
      }),
    );
  const mailed = async () =>
    (await database().select().from(mails).where(eq(mails.recipient, email.toUpperCase()))).length;
  return { ctx, tell, mailed };
}

it("tells an account what it is mailed, without the mail's token, until it has read it", async () => {
  const { ctx, tell, mailed } = await account(true);
  await tell("order_delivered");
  await tell("password_reset");
  expect(await mailed()).toBe(2);
  const { data } = await listNotices(ctx, { limit: 10 });
  expect(data).toMatchObject([
    { topic: "orders", title: "Delivered: a logo", path: "/orders/ord_1?tab=files", read: false },
  ]);
  expect(await countUnreadNotices(ctx)).toBe(1);
  await tell("order_sold");
  await readNotices(ctx, { upTo: data[0]?.id ?? 0 });
  expect(await countUnreadNotices(ctx)).toBe(1);
  const [first] = (await listNotices(ctx, { limit: 1 })).data;
  expect(first).toMatchObject({ topic: "sales", read: false });
});

it("mails nothing of a topic that the account has turned off, and goes on telling it", async () => {
  const { ctx, tell, mailed } = await account(true);
  await chooseNotices(ctx, { topics: ["sales"] });
  expect(await mailedTopics(ctx)).toEqual(["sales"]);
  await tell("order_delivered");
  await tell("order_sold");
  await tell("email_verification");
  expect(await mailed()).toBe(2);
  expect((await listNotices(ctx, { limit: 10 })).data).toHaveLength(2);
});

it("tells nobody who has not proved to read the address", async () => {
  const { ctx, tell, mailed } = await account(false);
  await tell("order_delivered");
  expect(await mailed()).toBe(1);
  expect(await countUnreadNotices(ctx)).toBe(0);
});
