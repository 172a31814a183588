import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { database, statement } from "@/db/client";
import { mails } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { systemContext } from "@/lib/core/system-context";
import { transaction } from "@/lib/core/transaction";
import { DAY_MS } from "@/lib/core/values/durations";
import { newId } from "@/lib/core/values/ids";
import { passwordReset } from "@/lib/domain/people/accounts/mails/password-reset";
import { deliverMails } from "./deliver";
import { pruneMails } from "./prune";
import { queueMail } from "./queue";
import { sealStoredMails } from "./seal-stored";
import { mailsTo } from "./testing";
import type { Mail } from "./transport";

const NOW = new Date("2026-11-20T09:30:00.000Z");
const worker = () => systemContext("test", NOW);
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
beforeEach(async () => {
  await database().delete(mails);
});
afterAll(() => own.drop());

/** A mail as the version before sealing left it. */
async function clearMail(recipient: string, more: Partial<typeof mails.$inferInsert> = {}): Promise<void> {
  const bodies = { text: "Open https://example.com/?token=in-clear", html: "<p>token=in-clear</p>" };
  await database()
    .insert(mails)
    .values({ id: newId("mail"), recipient, kind: "test", subject: "Hello", ...bodies, dueAt: NOW, ...more });
}

async function wholeTable(): Promise<string> {
  const rows = await statement<{ row: string }>("select m::text as row from mails m", []);
  return rows.map(({ row }) => row).join("\n");
}

it("a mail's links cannot be read in the database, and its reader gets them", async () => {
  const token = "a-token-that-works";
  await transaction(worker(), (tx, ctx) =>
    queueMail(tx, ctx, "robin@example.com", passwordReset({ name: "Robin", token })),
  );
  expect(await wholeTable()).toContain("robin@example.com");
  expect(await wholeTable()).not.toContain(token);
  const [mail] = await mailsTo("robin@example.com");
  expect([mail?.text, mail?.html]).toEqual([expect.stringContaining(token), expect.stringContaining(token)]);
});

it("mails that an older version stored in clear are sent as they are, and sealed", async () => {
  await clearMail("robin@example.com");
  for (let n = 0; n < 201; n++) await clearMail("sent@example.com", { sentAt: daysAgo(1) });
  const sent: Mail[] = [];
  await deliverMails(worker(), async (mail) => void sent.push(mail));
  expect(sent).toMatchObject([{ recipient: "robin@example.com", text: expect.stringContaining("token=in-clear") }]);
  expect(await sealStoredMails()).toBe(202);
  expect(await sealStoredMails()).toBe(0);
  expect(await wholeTable()).not.toContain("in-clear");
  expect((await mailsTo("sent@example.com"))[200]?.html).toBe("<p>token=in-clear</p>");
});

it("go 30 days after they were sent or given up, after 90 when nobody sends them", async () => {
  await clearMail("gone@example.com", { sentAt: daysAgo(31), createdAt: daysAgo(31) });
  await clearMail("gone@example.com", { failedAt: daysAgo(31) });
  await clearMail("gone@example.com", { dueAt: daysAgo(91) });
  await clearMail("kept@example.com", { sentAt: daysAgo(29), createdAt: daysAgo(80) });
  await clearMail("kept@example.com", { failedAt: daysAgo(29) });
  await clearMail("kept@example.com", { dueAt: daysAgo(89) });
  expect(await pruneMails(worker())).toEqual({ ended: 2, waiting: 1 });
  expect(await mailsTo("gone@example.com")).toEqual([]);
  expect(await mailsTo("kept@example.com")).toHaveLength(3);
});
