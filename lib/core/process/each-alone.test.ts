import { describe, expect, it, vi } from "vitest";
import type { Context } from "@/lib/core/context";
import { conflict } from "@/lib/core/errors";
import { allAlone, eachAlone } from "./each-alone";

const rows = [{ id: "a" }, { id: "b" }, { id: "c" }, { id: "d" }];
const away = Object.assign(new Error("gone"), { code: "ECONNREFUSED" });

it("a row that fails is noted, and costs the others nothing; what had nothing to do is not counted", async () => {
  const [error, warn] = [vi.fn(), vi.fn()];
  const ctx = { log: { error, warn } } as unknown as Context;
  const noted: string[] = [];
  const done = await eachAlone(ctx, rows, {
    work: async ({ id }) => {
      if (id === "a") throw new Error("broken");
      if (id === "b") throw conflict("It was changed meanwhile.");
      return id === "c" ? false : undefined;
    },
    failed: "not done",
    note: async ({ id }) => noted.push(id),
  });
  expect(done).toBe(1);
  expect(noted).toEqual(["a", "b"]);
  expect(error).toHaveBeenCalledWith(expect.objectContaining({ id: "a" }), "not done");
  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ id: "b" }), "not done");
});

it("a database that is away ends it", async () => {
  const asked: string[] = [];
  const work = async ({ id }: { id: string }) => {
    asked.push(id);
    if (id === "b") throw away;
  };
  await expect(eachAlone({} as Context, rows, { work, failed: "x" })).rejects.toBe(away);
  expect(asked).toEqual(["a", "b"]);
});

describe("a processor that does not answer", () => {
  const silent = Object.assign(new Error("timed out"), { type: "StripeConnectionError" });
  const failing = Object.assign(new Error("it failed"), { type: "StripeAPIError", statusCode: 500 });
  const ctx = { log: { error: vi.fn() } } as unknown as Context;
  const failsAfter = (error: Error, ms: number) => async () => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    throw error;
  };

  it("ends the run once rows have waited long enough for it: what failed is noted, the rest is put back", async () => {
    const [noted, back]: [string[], string[]] = [[], []];
    const done = eachAlone(ctx, rows, {
      work: failsAfter(silent, 30),
      failed: "x",
      note: async ({ id }) => noted.push(id),
      untried: async ({ id }) => back.push(id),
      lostMs: 45,
    });
    await expect(done).rejects.toBe(silent);
    expect([noted, back]).toEqual([
      ["a", "b"],
      ["c", "d"],
    ]);
  });

  it("costs the others nothing where it fails at once: a failure that is repeated stands in nobody's way", async () => {
    const noted: string[] = [];
    const note = async ({ id }: { id: string }) => noted.push(id);
    expect(await eachAlone(ctx, rows, { work: failsAfter(failing, 0), failed: "x", note })).toBe(0);
    expect(noted).toEqual(["a", "b", "c", "d"]);
  });
});

it("all that is due is come to, whatever stays due in front of it", async () => {
  const ctx = { log: { error: vi.fn() } } as unknown as Context;
  const due = async (after?: { id: string }) => rows.filter(({ id }) => !after || id > after.id).slice(0, 2);
  const work = async ({ id }: { id: string }) => {
    if (id === "a") throw new Error("broken");
    return id !== "b";
  };
  expect(await allAlone(ctx, { due, size: 2, work, failed: "x" })).toBe(2);
});
