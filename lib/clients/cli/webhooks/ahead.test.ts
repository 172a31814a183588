import { expect, it } from "vitest";
import { ahead } from "./ahead";

it("reads on while the caller is busy, and hands out what had come before it tells of a failure", async () => {
  const read: number[] = [];
  async function* source() {
    for (const n of [1, 2, 3]) {
      read.push(n);
      yield n;
    }
    throw new Error("away");
  }
  const taken: number[] = [];
  const all = async () => {
    for await (const n of ahead(source())) {
      if (n === 1) await expect.poll(() => read).toEqual([1, 2, 3]);
      taken.push(n);
    }
  };
  await expect(all()).rejects.toThrow("away");
  expect(taken).toEqual([1, 2, 3]);
});

it("waits for what comes later, and ends with its source", async () => {
  let release = () => {};
  const later = new Promise<void>((resolve) => {
    release = resolve;
  });
  async function* source() {
    yield "now";
    await later;
    yield "later";
  }
  const taken: string[] = [];
  for await (const one of ahead(source())) {
    taken.push(one);
    release();
  }
  expect(taken).toEqual(["now", "later"]);
});
