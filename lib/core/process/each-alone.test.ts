import { expect, it, vi } from "vitest";
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

it("goes through batches behind rows that fail, though they stay due", async () => {
  const ctx = { log: { error: vi.fn() } } as unknown as Context;
  const next = async (after?: { id: string }) => rows.filter(({ id }) => !after || id > after.id).slice(0, 2);
  const work = async ({ id }: { id: string }) => {
    if (id < "c") throw new Error("broken");
  };
  expect(await allAlone(ctx, 2, next, { work, failed: "x" })).toBe(2);
});
