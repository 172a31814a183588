import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { makeCreator, makePaidOrder, makeSession } from "@/db/factories";
import { type TestDatabase, testDatabase } from "@/db/testing";
import type { Context } from "@/lib/core/context";
import { sendOrderMessage } from "@/lib/domain/contact/threads/writing/send";
import { endSession } from "@/lib/domain/people/accounts/signing-in/sign-in";
import { as, nobody } from "@/lib/domain/trade/orders/testing";
import { orderStream, threadStream } from "./event-stream";
import { MOST_STREAMS } from "./open-streams";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());
afterEach(() => void vi.useRealTimers());

const leaving: AbortController[] = [];
afterEach(() => {
  for (const reader of leaving.splice(0)) reader.abort();
});

function asked(path: string): Request {
  const reader = new AbortController();
  leaving.push(reader);
  return new Request(`http://localhost:3000${path}`, { signal: reader.signal });
}

async function signedIn() {
  const creator = await makeCreator();
  const sessionId = await makeSession(creator.userId);
  const ctx = as(creator);
  if (ctx.actor.kind !== "user") throw new Error("nobody is signed in");
  const order = await makePaidOrder(creator.profileId);
  return { ctx: { ...ctx, actor: { ...ctx.actor, sessionId } } satisfies Context, sessionId, order };
}

/** What a stream says, and whether it has ended. */
function heard({ body }: Response) {
  const said = { text: "", ended: false };
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  void (async () => {
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) said.text += next.value;
    said.ended = true;
  })();
  return said;
}

/** Until what one change tells on several channels is said. */
const quiet = () => new Promise((resolve) => setTimeout(resolve, 300));

it("a stream tells of no change, and ends, once its session has ended", async () => {
  const { ctx, sessionId, order } = await signedIn();
  const said = heard(await orderStream(ctx, order.id, asked(`/orders/${order.id}/live`)));
  const change = () => sendOrderMessage(nobody(), order.id, { body: "And?" }, { as: "buyer", token: order.token });
  // each of its three channels says so once it is listened to
  await vi.waitFor(() => expect(said.text).toContain("data: changed"), 10_000);
  await quiet();
  said.text = "";
  await change();
  await vi.waitFor(() => expect(said.text).toContain("data: changed"), 10_000);
  await quiet();
  await endSession(ctx, sessionId);
  said.text = "";
  await change();
  await vi.waitFor(() => expect(said.ended).toBe(true), 10_000);
  expect(said.text).not.toContain("changed");
});

it("it looks at each beat, also where nothing changes", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { ctx, sessionId } = await signedIn();
  const said = heard(await threadStream(ctx, asked("/messages/live")));
  vi.advanceTimersByTime(20_000);
  await vi.waitFor(() => expect(said.text).toMatch(/: here|changed/), 10_000);
  await endSession(ctx, sessionId);
  vi.advanceTimersByTime(20_000);
  await vi.waitFor(() => expect(said.ended).toBe(true), 10_000);
});

it("one account holds so many streams open, and one link; one that leaves makes room", async () => {
  const { ctx, order } = await signedIn();
  const byLink = `/orders/${order.id}/live?token=${order.token}`;
  for (const open of [
    () => threadStream(ctx, asked("/messages/live")),
    () => orderStream(nobody(), order.id, asked(byLink)),
  ]) {
    for (let n = 0; n < MOST_STREAMS; n++) await open();
    const refused = { code: "rate_limit_exceeded", status: 429, headers: { "retry-after": "10" } };
    await expect(open()).rejects.toMatchObject(refused);
    leaving.at(-2)?.abort();
    await open();
    await expect(open()).rejects.toMatchObject(refused);
  }
});
