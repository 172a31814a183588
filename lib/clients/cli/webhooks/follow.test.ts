import fc from "fast-check";
import { expect, it } from "vitest";
import { follow } from "./follow";
import type { Message } from "./inbox";

const message = (id: string): Message => ({
  id,
  delivery_id: "del_1",
  event_id: "evt_1",
  event_type: "ping",
  repeated: false,
  headers: {},
  body: "{}",
  received_at: "2026-11-20T09:30:00.000Z",
});

/** An inbox under a clock that moves when one waits or pauses: `writes` says when each id can first be read, in milliseconds. */
function inbox(writes: { id: string; at: number }[]) {
  let now = 0;
  const asked: { at: number; after: string | undefined }[] = [];
  const there = (after = "") =>
    writes.filter(({ id, at }) => at <= now && id > after).sort((a, b) => (a.id < b.id ? 1 : -1));
  const read = async (after: string | undefined, seconds: number) => {
    asked.push({ at: now, after });
    if (asked.length > 200) throw new Error("over");
    const until = now + seconds * 1_000;
    while (there(after).length === 0 && now < until) now += 500;
    return there(after).map(({ id }) => message(id));
  };
  const pause = async (ms: number) => {
    now += ms;
  };
  const clock = { now: () => now, pause };
  return { asked, got: collect(follow(read, clock)) };
}

async function collect(messages: AsyncGenerator<Message>): Promise<string[]> {
  const ids: string[] = [];
  try {
    for await (const { id } of messages) ids.push(id);
  } catch (error) {
    expect((error as Error).message).toBe("over");
  }
  return ids;
}

it("leaves out what was there before, and tells what comes in its order, each once", async () => {
  const { got } = inbox([
    { id: "a", at: 0 },
    { id: "b", at: 10_000 },
    { id: "c", at: 10_000 },
    { id: "d", at: 60_000 },
  ]);
  expect(await got).toEqual(["b", "c", "d"]);
});

it("does not miss one that was written after another with a later id", async () => {
  const { got } = inbox([
    { id: "b", at: 10_000 },
    { id: "a", at: 12_000 },
  ]);
  expect(await got).toEqual(["b", "a"]);
});

it("asks seldom: every 25 s while nothing comes, below 45 times a minute while much does", async () => {
  const idle = inbox([{ id: "a", at: 10_000 }]);
  await idle.got;
  const late = idle.asked.filter(({ at }) => at > 60_000).slice(0, 3);
  expect(late.map(({ after }) => after)).toEqual(["a", "a", "a"]);
  expect((late[1]?.at ?? 0) - (late[0]?.at ?? 0)).toBe(25_000);

  const busy = inbox(Array.from({ length: 600 }, (_, n) => ({ id: String(n).padStart(4, "0"), at: 1_000 + n * 100 })));
  expect(await busy.got).toHaveLength(600);
  expect(busy.asked.filter(({ at }) => at < 60_000).length).toBeLessThan(45);
});

it("loses none and doubles none, however they come within five seconds of their ids", async () => {
  const delays = fc.array(fc.tuple(fc.nat(3_000), fc.nat(3_000)), { maxLength: 25 });
  await fc.assert(
    fc.asyncProperty(delays, async (steps) => {
      let at = 1_000;
      const writes = steps.map(([gap, delay], n) => {
        at += gap;
        return { id: String(n).padStart(3, "0"), at: at + delay };
      });
      const ids = await inbox(writes).got;
      expect([...ids].sort()).toEqual(writes.map(({ id }) => id));
    }),
    { numRuns: 50 },
  );
});
