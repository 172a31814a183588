import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { Agent } from "undici";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { makeIntro } from "@/db/factories/creator-records";
import { auditLog, callbacks, events, intros } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { AnswerIntro } from "@/lib/contracts/contact/intros";
import type { Context } from "@/lib/core/context";
import { systemContext } from "@/lib/core/system-context";
import { CALLBACK_OFFSETS, deliverCallbacks } from "@/lib/domain/contact/callbacks/deliver";
import { PUBLIC_ONLY } from "@/lib/domain/developers/webhooks/outbound/destination";
import { guardedAgent } from "@/lib/domain/developers/webhooks/outbound/guard";
import { answerIntro } from "./answer";
import { countInbox, listInbox } from "./inbox";

const now = new Date("2026-11-20T09:30:00.000Z");
let own: TestDatabase;
let server: Server;
let url: string;
let status = 204;
let received: { headers: IncomingMessage["headers"]; body: unknown }[] = [];
const open = new Agent();

beforeAll(async () => {
  own = await testDatabase();
  server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    received.push({ headers: request.headers, body: JSON.parse(text) });
    response.writeHead(status, { location: "/elsewhere" }).end();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/intros/7f3a`;
});
afterAll(async () => {
  await open.destroy();
  server.close();
  await own.drop();
});
beforeEach(async () => {
  await database().delete(callbacks);
  [status, received] = [204, []];
});

async function asked() {
  const made = await makeCreator();
  const { id } = await makeIntro(made.profileId, { callbackUrl: url });
  const { userId, profileId, email } = made;
  const actor = { kind: "user", userId, profileId, sessionId: "s", email } as const;
  const ctx: Context = { ...systemContext("test", now), actor };
  return { ...made, id, ctx };
}

const accept = (id: string) => AnswerIntro.parse({ id, answer: "accept", message: " Gladly. ", contact: "ada@ex.org" });
const decline = (id: string) => AnswerIntro.parse({ id, answer: "decline" });
const deliver = (seconds = 0) =>
  deliverCallbacks(systemContext("callbacks", new Date(now.getTime() + seconds * 1000)), open);

describe("answerIntro", () => {
  it("accepts with what the creator chose to say; the agent, the endpoints and the audit log learn of it", async () => {
    const { id, ctx, profileId, handle } = await asked();
    await answerIntro(ctx, accept(id));
    const [row] = await database().select().from(intros).where(eq(intros.id, id));
    expect(row).toMatchObject({ status: "ACCEPTED", reply: "Gladly.", contact: "ada@ex.org", answeredAt: now });
    const [event] = await database().select().from(events).where(eq(events.ownerId, profileId));
    const data = { id, status: "ACCEPTED", answered_at: now.toISOString() };
    expect(JSON.parse(event?.payload ?? "")).toMatchObject({ type: "intro.accepted", data });
    expect(await database().select().from(auditLog).where(eq(auditLog.ownerId, profileId))).toMatchObject([
      { action: "intro.accepted", targetId: id },
    ]);
    expect(await deliver()).toEqual({ tried: 1, nextDueAt: null });
    expect(received).toMatchObject([
      {
        headers: { "service-event": "intro.accepted", "service-idempotency-key": id },
        body: {
          intro_id: id,
          status: "ACCEPTED",
          handle,
          answered_at: now.toISOString(),
          message: "Gladly.",
          contact: "ada@ex.org",
        },
      },
    ]);
    const [shown] = (await listInbox(ctx, {})).data;
    expect(shown?.callback).toMatchObject({ state: "DELIVERED", attempts: 1, response_status: 204, error: null });
  });

  it("declines without a word about the creator", async () => {
    const { id, ctx, handle } = await asked();
    await answerIntro(ctx, decline(id));
    await deliver();
    expect(received[0]?.body).toEqual({ intro_id: id, status: "DECLINED", handle, answered_at: now.toISOString() });
  });

  it("is given once, no matter who is first, and by the request's own creator", async () => {
    const { id, ctx } = await asked();
    const other = await asked();
    await expect(answerIntro(other.ctx, accept(id))).rejects.toMatchObject({ code: "not_found" });
    const both = await Promise.allSettled([
      ...Array.from({ length: 5 }, () => answerIntro(ctx, accept(id))),
      ...Array.from({ length: 5 }, () => answerIntro(ctx, decline(id))),
    ]);
    expect(both.filter((answer) => answer.status === "fulfilled")).toHaveLength(1);
    const late = answerIntro(ctx, accept(id));
    await expect(late).rejects.toMatchObject({ code: "invalid_state_transition" });
    expect(await database().$count(callbacks, eq(callbacks.subject, id))).toBe(1);
  });

  it("needs something to say when it accepts", () => {
    const sent = AnswerIntro.safeParse({
      id: accept("intro_01k5s3v9n6e8wbr4q2ycx7th0d").id,
      answer: "accept",
      message: " ",
    });
    expect(sent.error?.issues).toMatchObject([{ path: ["message"] }]);
  });
});

describe("the callback", () => {
  it("is tried five times, each when it is due, and follows no redirect", async () => {
    const { id, ctx } = await asked();
    await answerIntro(ctx, accept(id));
    status = 302;
    let at = 0;
    for (const [n, offset] of CALLBACK_OFFSETS.entries()) {
      if (offset > 0) expect(await deliver(offset - 1)).toMatchObject({ tried: 0 });
      at = offset;
      expect((await deliver(at)).tried, `attempt ${n + 1}`).toBe(1);
    }
    const [row] = await database().select().from(callbacks).where(eq(callbacks.subject, id));
    expect(row).toMatchObject({ state: "FAILED", attempts: 5, responseStatus: 302 });
    expect(received).toHaveLength(5);
    expect(await deliver(1e6)).toEqual({ tried: 0, nextDueAt: null });
  });

  it("is sent once by two workers", async () => {
    const { id, ctx } = await asked();
    await answerIntro(ctx, accept(id));
    await Promise.all([deliver(), deliver(), deliver()]);
    expect(received).toHaveLength(1);
  });

  it("does not reach a private address, even where webhooks may", async () => {
    const { id, ctx } = await asked();
    await answerIntro(ctx, accept(id));
    const guarded = guardedAgent(PUBLIC_ONLY);
    await deliverCallbacks(systemContext("callbacks", now), guarded);
    await guarded.destroy();
    expect(received).toEqual([]);
    const [row] = await database().select().from(callbacks).where(eq(callbacks.subject, id));
    expect(row).toMatchObject({ state: "PENDING", attempts: 1, error: expect.stringContaining("may not be reached") });
  });
});

describe("the inbox", () => {
  it("shows a creator's own requests, the newest first, by status", async () => {
    const { id, ctx, profileId } = await asked();
    const second = await makeIntro(profileId);
    await asked();
    await answerIntro(ctx, decline(id));
    const ids = async (query: Parameters<typeof listInbox>[1]) =>
      (await listInbox(ctx, query)).data.map((row) => row.id);
    expect(await ids({})).toEqual([second.id, id]);
    expect(await ids({ status: "PENDING" })).toEqual([second.id]);
    const first = await listInbox(ctx, { limit: 1 });
    expect(await ids({ limit: 1, cursor: first.next_cursor ?? "" })).toEqual([id]);
    expect(await countInbox(ctx)).toEqual({ PENDING: 1, ACCEPTED: 0, DECLINED: 1 });
  });
});
