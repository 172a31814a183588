import { afterEach, expect, it } from "vitest";
import { currentDate, forgetTime, setTime } from "../clock";
import type { Context } from "../context";
import { eachAlone } from "./each-alone";

afterEach(forgetTime);

const START = Date.now() + 60_000;
const minutes = (n: number) => setTime(START + n * 60_000, performance.now());

/** The minute of each row's moment, where each takes a minute. */
async function momentsOf(now: Date): Promise<number[]> {
  const moments: number[] = [];
  const work = async (_: object, own: Context) => {
    moments.push(Math.floor((+own.now - START) / 60_000));
    minutes(moments.length);
  };
  await eachAlone({ now } as Context, [{ id: "a" }, { id: "b" }, { id: "c" }], { work, failed: "x" });
  return moments;
}

it("each row has a moment of its own, as time goes by", async () => {
  minutes(0);
  expect(await momentsOf(currentDate())).toEqual([0, 1, 2]);
});

it("a moment that was set stays", async () => {
  minutes(0);
  expect(await momentsOf(new Date(START))).toEqual([0, 0, 0]);
});
