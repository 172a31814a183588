import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Actor } from "@/lib/core/context";
import { readBytes } from "../call";
import { inUploadRoom } from "./upload-room";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MB = 1024 * 1024;
const LIMIT = 26 * MB;
const tooLarge = () => new Error("too large") as never;
const account = (userId: string) => ({ actor: { kind: "user", userId, profileId: null } as Actor, ip: "192.0.2.1" });
const address = (ip: string) => ({ actor: { kind: "anonymous" } as Actor, ip });

/** An upload of so many bytes, sent as the test says; `state` is what has become of it. */
function upload(by: ReturnType<typeof account>, bytes: number) {
  const { readable: body, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const pieces = writable.getWriter();
  const init: RequestInit & { duplex: "half" } = { method: "POST", body, duplex: "half" };
  const request = new Request("http://localhost", { ...init, headers: { "content-length": String(bytes) } });
  const sent = {
    state: "waits",
    message: "",
    send: (n: number) => void pieces.write(new Uint8Array(n)).catch(() => {}),
    end: () => {},
  };
  sent.end = () => {
    sent.send(bytes);
    void pieces.close().catch(() => {});
  };
  void inUploadRoom(request, LIMIT, by, async () => {
    sent.state = "is read";
    return readBytes(request, LIMIT, tooLarge);
  }).then(
    (read) => (sent.state = `has ${read.length}`),
    (error) => Object.assign(sent, { state: error.code, message: error.message }),
  );
  return sent;
}

const settle = () => vi.advanceTimersByTimeAsync(1);

it.each([
  ["one account", () => account("usr_slow")],
  ["one network", () => address("2001:db8::1")],
])("idle bodies of %s keep nobody else out, and give their room back", async (_who, by) => {
  const idle = [upload(by(), LIMIT), upload(by(), LIMIT), upload(by(), LIMIT)];
  const [small, large] = [upload(account("usr_a"), 2), upload(account("usr_b"), LIMIT)];
  await settle();
  expect(idle.map(({ state }) => state)).toEqual(["is read", "waits", "waits"]);
  small.end();
  large.end();
  await settle();
  expect([small.state, large.state]).toEqual(["has 2", `has ${LIMIT}`]);

  await vi.advanceTimersByTimeAsync(10_000);
  expect(idle.map(({ state }) => state)).toEqual(["invalid_request", "is read", "waits"]);
  expect(idle[0]?.message).toBe("Less than 64 KiB of the body came in 10 seconds. Send it again, without pauses.");
  await vi.advanceTimersByTimeAsync(20_000);
  expect(idle.map(({ state }) => state)).toEqual(Array(3).fill("invalid_request"));
});

it("a body that trickles is given up like one that stands still; one that keeps its pace is not", async () => {
  const [slow, steady] = [upload(account("usr_a"), MB), upload(account("usr_b"), MB)];
  for (let n = 0; n < 15; n++) {
    steady.send(64 * 1024);
    if (n < 5) slow.send(1_000);
    await vi.advanceTimersByTimeAsync(n < 5 ? 2_000 : 9_500);
  }
  expect([slow.state, steady.state]).toEqual(["invalid_request", "is read"]);
  steady.send(64 * 1024);
  await settle();
  steady.send(1); // more than it said
  await settle();
  expect(steady.state).toBe("invalid_request");
});

it("what fits passes one that waits for room, though no more than a room's worth of it", async () => {
  const inside = ["usr_a", "usr_b"].map((id) => upload(account(id), LIMIT));
  const large = upload(account("usr_c"), LIMIT);
  const passing = Array.from({ length: 9 }, (_, n) => upload(account(`usr_p${n}`), 8 * MB));
  for (const one of passing) {
    await settle();
    one.end();
  }
  await settle();
  expect(large.state).toBe("waits");
  expect(passing.map(({ state }) => state)).toEqual([...Array(8).fill(`has ${8 * MB}`), "waits"]);
  inside[0]?.end();
  await settle();
  expect([large.state, passing[8]?.state]).toEqual(["is read", `has ${8 * MB}`]);
  for (const one of [inside[1], large]) one?.end();
  await settle();
});

it("says when there is no room for a minute, and when a caller has too many waiting", async () => {
  const by = account("usr_a");
  const first = upload(by, LIMIT);
  const waiting = Array.from({ length: 51 }, () => upload(by, LIMIT));
  await settle();
  expect(waiting.map(({ state }) => state)).toEqual([...Array(50).fill("waits"), "service_unavailable"]);
  const other = upload(account("usr_b"), 5);
  other.end();
  await settle();
  expect(other.state).toBe("has 5");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(first.state).toBe("invalid_request");
  expect(waiting.filter(({ state }) => state === "service_unavailable").length).toBeGreaterThan(40);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(waiting.every(({ state }) => state !== "waits" && state !== "is read")).toBe(true);
});
