import { EventEmitter } from "node:events";
import { expect, test } from "vitest";
import { answerWhenAsked, ask } from "./ask";

/** The two ends of a channel, as between a process and its launcher: messages arrive later, and as copies. */
function channel() {
  const end = () => Object.assign(new EventEmitter(), { send: undefined as unknown as Send });
  type Send = (message: object, handle: undefined, options: undefined, sent: (error: Error | null) => void) => boolean;
  const [here, there] = [end(), end()];
  const towards =
    (other: EventEmitter): Send =>
    (message, _handle, _options, sent) => {
      setImmediate(() => other.emit("message", JSON.parse(JSON.stringify(message))));
      sent(null);
      return true;
    };
  here.send = towards(there);
  there.send = towards(here);
  return { here, there };
}

test("one end asks, the other answers, and other messages pass by", async () => {
  const { here, there } = channel();
  answerWhenAsked(there, "time", async () => ({ at: 5 }));
  answerWhenAsked(there, "place", async () => "here");
  const answers = Promise.all([ask(here, "time", 1_000), ask(here, "place", 1_000), ask(here, "time", 1_000)]);
  here.emit("message", "alive");
  here.emit("message", null);
  expect(await answers).toEqual([{ at: 5 }, "here", { at: 5 }]);
  expect(here.listenerCount("message")).toBe(0);
});

test("nothing comes of one that is silent, fails, or is gone", async () => {
  const { here, there } = channel();
  answerWhenAsked(there, "fails", () => Promise.reject(new Error("no")));
  expect(await ask(here, "unknown", 20)).toBeUndefined();
  expect(await ask(here, "fails", 20)).toBeUndefined();
  here.send = (_message, _handle, _options, sent) => {
    sent(new Error("closed"));
    return false;
  };
  expect(await ask(here, "time", 60_000)).toBeUndefined();
  expect(here.listenerCount("message")).toBe(0);
});
