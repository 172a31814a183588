import { eq } from "drizzle-orm";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { mails } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { systemContext } from "@/lib/core/system-context";
import { transaction } from "@/lib/core/transaction";
import { deliverMails, RETRY_MS } from "./deliver";
import { queueMail } from "./queue";
import { openTransport } from "./transport";

const NOW = new Date("2026-11-20T09:30:00.000Z");
const worker = (now = NOW) => systemContext("send-mails", now);
const inTime = (ms: number) => new Date(NOW.getTime() + ms);

type Received = { to: string; raw: string };

let own: TestDatabase;
let received: Received[];
let server: SMTPServer | undefined;

beforeAll(async () => {
  own = await testDatabase();
});
beforeEach(async () => {
  received = [];
  await database().delete(mails);
});
afterEach(async () => {
  const open = server;
  server = undefined;
  if (open) await new Promise<void>((done) => open.close(done));
});
afterAll(() => own.drop());

/** A real mail server on this machine; answers its URL. `options` may refuse or fail. */
async function listen(options: Partial<SMTPServerOptions> = {}): Promise<string> {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join();
        received.push({ to, raw: Buffer.concat(chunks).toString("utf8") });
        done();
      });
    },
    ...options,
  });
  server.on("error", () => {});
  const { port } = await new Promise<{ port: number }>((done) => {
    const listening = server?.listen(0, "127.0.0.1", () => done(listening?.address() as { port: number }));
  });
  return `smtp://127.0.0.1:${port}`;
}

async function queue(to: string, subject = "Ünïcode\r\nBcc: all@example.com"): Promise<void> {
  const mail = { kind: "test", subject, paragraphs: ["One <b>&</b> two."], action: { label: "Go", path: "/orders" } };
  await transaction(worker(), (tx, ctx) => queueMail(tx, ctx, to, mail));
}

async function deliver(url: string, now = NOW) {
  const { send, close } = openTransport(url);
  try {
    return await deliverMails(worker(now), send);
  } finally {
    close();
  }
}

const rowOf = async (to: string) => (await database().select().from(mails).where(eq(mails.recipient, to)))[0];

describe("the mail that is due", () => {
  it("reaches the server once, whole, as text and as markup", async () => {
    const url = await listen();
    await queue("robin@example.com");
    expect(await deliver(url)).toMatchObject({ sent: 1, failed: 0, nextDueAt: null });
    const [mail, ...more] = received;
    expect(more).toEqual([]);
    expect(mail?.to).toBe("robin@example.com");
    expect(mail?.raw).toMatch(/^From: Guildhall <no-reply@localhost>/m);
    expect(mail?.raw).toMatch(/^Message-ID: <mail_[0-9a-z]{26}@localhost>/m);
    expect(mail?.raw.split("\r\n\r\n")[0]).not.toMatch(/^Bcc:/m);
    expect(mail?.raw).toContain("text/plain");
    // quoted-printable breaks long lines
    expect(mail?.raw.replace(/=\r\n/g, "")).toContain("One &lt;b&gt;&amp;&lt;/b&gt; two.");
    expect((await rowOf("robin@example.com"))?.sentAt).not.toBeNull();
    expect(await deliver(url)).toMatchObject({ sent: 0, failed: 0 });
    expect(received).toHaveLength(1);
  });

  it("is sent once by any number of workers", async () => {
    const url = await listen();
    for (let n = 0; n < 30; n++) await queue(`buyer-${n}@example.com`, `Mail ${n}`);
    const reports = await Promise.all([1, 2, 3, 4].map(() => deliver(url)));
    expect(reports.reduce((sum, { sent }) => sum + sent, 0)).toBe(30);
    expect(received.map(({ to }) => to).sort()).toEqual([...new Set(received.map(({ to }) => to))].sort());
    expect(received).toHaveLength(30);
  });

  it("of a worker that died goes out again when its lease is over, and not before", async () => {
    const url = await listen();
    await queue("robin@example.com");
    let died = () => {};
    const dead = deliverMails(
      worker(),
      () => new Promise<void>((_, reject) => (died = () => reject(new Error("gone")))),
    );
    await expect.poll(async () => (await rowOf("robin@example.com"))?.attempts).toBe(1);
    expect(await deliver(url)).toMatchObject({ sent: 0 });
    expect(await deliver(url, inTime(3 * 60_000 + 1_000))).toMatchObject({ sent: 1 });
    died();
    await dead;
    // the late worker's verdict does not undo what the other one recorded
    expect(await rowOf("robin@example.com")).toMatchObject({ error: null, failedAt: null, attempts: 2 });
    expect(received).toHaveLength(1);
  });
});

describe("a mail that fails", () => {
  it("is tried again after each wait of the schedule, then given up", async () => {
    const url = await listen({ onRcptTo: (_address, _session, done) => done(failure(451, "Try later")) });
    await queue("robin@example.com");
    let now = 0;
    for (const [n, wait] of RETRY_MS.entries()) {
      expect(await deliver(url, inTime(now)), `attempt ${n + 1}`).toMatchObject({ sent: 0, failed: 1 });
      expect(await deliver(url, inTime(now + wait - 1))).toMatchObject({ failed: 0 });
      now += wait + 2_000; // the record carries the moment of the answer, some milliseconds later
    }
    expect(await deliver(url, inTime(now))).toMatchObject({ failed: 1, nextDueAt: null });
    const row = await rowOf("robin@example.com");
    expect(row).toMatchObject({ attempts: 7, sentAt: null });
    expect(row?.failedAt).not.toBeNull();
    expect(row?.error).toContain("Try later");
  });

  it("is given up at once when the server refuses the address for good, and holds back no other", async () => {
    const url = await listen({
      onRcptTo: ({ address }, _session, done) => done(address.startsWith("gone") ? failure(550, "No such user") : null),
    });
    await queue("gone@example.com");
    await queue("robin@example.com");
    expect(await deliver(url)).toMatchObject({ sent: 1, failed: 1, nextDueAt: null });
    expect((await rowOf("gone@example.com"))?.failedAt).not.toBeNull();
    expect(received.map(({ to }) => to)).toEqual(["robin@example.com"]);
  });

  it("waits where nobody listens", async () => {
    const url = await listen();
    const open = server;
    server = undefined;
    await new Promise<void>((done) => open?.close(done));
    await queue("robin@example.com");
    const report = await deliver(url);
    expect(report).toMatchObject({ sent: 0, failed: 1 });
    expect(report.nextDueAt?.getTime()).toBeGreaterThanOrEqual(inTime(60_000).getTime());
  });
});

function failure(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
