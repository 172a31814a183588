import { sql } from "drizzle-orm";
import { SMTPServer } from "smtp-server";
import { statement } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { makeAgent } from "@/db/factories/agents";
import { createContext } from "@/lib/core/context";
import { systemContext } from "@/lib/core/system-context";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { startRun } from "@/lib/domain/agents/runs/start";
import { emitPost, testEndpoint, testReceiver } from "@/lib/domain/developers/webhooks/delivery/testing";
import { queueMail } from "@/lib/domain/platform/mail/queue";
import { WEBHOOK_CHANNEL } from "@/lib/domain/trade/payments/sandbox/events";

/** One kind of work of a worker: how it is asked for, and when (epoch milliseconds) it was asked for and done. */
export type Kind = { name: string; ask: () => Promise<unknown>; asked: number[]; done: () => Promise<number[]> };

export type Work = { kinds: Kind[]; env: Record<string, string>; left: () => Promise<number>; close(): Promise<void> };

/** A creator's runs of a tool have a limit a minute: they take turns. */
const CREATORS = 8;

const LEFT = `select (
    (select count(*) from agent_runs where status in ('QUEUED', 'RUNNING')) +
    (select count(*) from deliveries where state in ('PENDING', 'ATTEMPTING')) +
    (select count(*) from mails where sent_at is null and failed_at is null) +
    (select count(*) from sandbox_webhooks where delivered_at is null))::int as n`;

/** Runs, deliveries, mails and a job that is woken, with those who receive what comes of them. */
export async function makeWork(): Promise<Work> {
  const [arrived, mailed] = [{ hooks: [] as number[], jobs: [] as number[] }, [] as number[]];
  const receiver = await testReceiver((hit, response) => {
    (hit.path === "/hook" ? arrived.hooks : arrived.jobs).push(Date.now());
    receiver.hits.length = 0;
    response.writeHead(200).end();
  });
  const { port, close } = await mailServer(() => mailed.push(Date.now()));
  const owners = await Promise.all(Array.from({ length: CREATORS }, makeOwner));
  await Promise.all(
    owners.map(({ profileId }) => testEndpoint(profileId, `${receiver.url}/hook`, { eventTypes: ["post.created"] })),
  );
  let turn = 0;
  const owner = () => owners[turn++ % owners.length] as (typeof owners)[number];
  const kinds: Omit<Kind, "asked">[] = [
    { name: "runs", ask: () => owner().run(), done: runsEnded },
    { name: "deliveries", ask: () => owner().publish(), done: async () => arrived.hooks },
    { name: "mails", ask: writeMail, done: async () => mailed },
    { name: "jobs", ask: payEvent, done: async () => arrived.jobs },
  ];
  return {
    kinds: kinds.map((kind) => ({ ...kind, asked: [] })),
    env: { BASE_URL: receiver.url, SMTP_URL: `smtp://127.0.0.1:${port}` },
    left: async () => (await statement<{ n: number }>(LEFT, []))[0]?.n ?? 0,
    async close() {
      await receiver.close();
      await close();
    },
  };
}

async function makeOwner() {
  const { userId, profileId, email } = await makeCreator({ tier: "ENTERPRISE", mcpDiscoverable: true });
  const agent = await makeAgent(profileId);
  const actor = { kind: "user", userId, profileId, sessionId: "soak", email } as const;
  const ctx = () => createContext({ actor, requestId: newId("req") });
  return {
    profileId,
    run: () => startRun(ctx(), agent, "Find a logo designer"),
    publish: () => emitPost(ctx(), profileId),
  };
}

async function runsEnded(): Promise<number[]> {
  const ended =
    "select (extract(epoch from finished_at) * 1000)::float8 as at from agent_runs where finished_at is not null";
  return (await statement<{ at: number }>(ended, [])).map(({ at }) => at);
}

function writeMail(): Promise<void> {
  const ctx = systemContext("soak", new Date());
  const mail = { kind: "soak", subject: "Still there?", paragraphs: ["A line."] };
  return transaction(ctx, (tx) => queueMail(tx, ctx, "somebody@example.com", mail));
}

/** An event of the embedded processor, which a job delivers to this service. */
function payEvent(): Promise<void> {
  const id = newId("evt");
  const event = { id, object: "event", type: "checkout.session.completed", data: { object: {} }, _group: id };
  return transaction(systemContext("soak", new Date()), async (tx) => {
    await tx.execute(
      sql`insert into sandbox_objects (id, object, data) values (${id}, 'event', ${JSON.stringify(event)}::jsonb)`,
    );
    await tx.execute(sql`insert into sandbox_webhooks (event_id, body) values (${id}, ${JSON.stringify(event)})`);
    await tx.execute(sql`select pg_notify(${WEBHOOK_CHANNEL}, '')`);
  });
}

async function mailServer(onMail: () => void): Promise<{ port: number; close(): Promise<void> }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, done) {
      stream.resume().on("end", () => {
        onMail();
        done();
      });
    },
  });
  server.on("error", () => {});
  const { port } = await new Promise<{ port: number }>((listening) => {
    const tcp = server.listen(0, "127.0.0.1", () => listening(tcp.address() as { port: number }));
  });
  return { port, close: () => new Promise((closed) => server.close(() => closed())) };
}
