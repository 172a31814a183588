import { expect, test } from "vitest";
import { z } from "zod";
import { decodeCursor, encodeCursor, pageOf } from "./cursor";
import { resetEnv } from "./env";
import { DomainError } from "./errors";

process.env.AUTH_SECRET = "a secret for tests, 32 characters";
resetEnv();

const Shape = z.tuple([z.number(), z.string()]);

function refused(cursor: string, shape: z.ZodType = Shape): boolean {
  try {
    decodeCursor(cursor, shape);
    return false;
  } catch (error) {
    return error instanceof DomainError && error.code === "invalid_cursor" && error.status === 400;
  }
}

test("what was encoded comes back, in characters that a URL takes as they are", () => {
  const cursor = encodeCursor([42, "post_ü/?"]);
  expect(cursor).toMatch(/^[A-Za-z0-9_-]+$/);
  expect(decodeCursor(cursor, Shape)).toEqual([42, "post_ü/?"]);
  expect(decodeCursor(undefined, Shape)).toBeUndefined();
});

test("anything else is invalid_cursor: made up, changed, cut, of another collection or another secret", () => {
  const cursor = encodeCursor([42, "post_1"]);
  for (const bad of [
    "",
    "x",
    "%%%",
    cursor.slice(0, -2),
    `${cursor}AA`,
    cursor.replace(/^./, (c) => (c === "A" ? "B" : "A")),
  ]) {
    expect(refused(bad), bad).toBe(true);
  }
  expect(refused(cursor, z.tuple([z.string()]))).toBe(true);
  process.env.AUTH_SECRET = "another secret for tests, 32 char";
  resetEnv();
  expect(refused(cursor)).toBe(true);
});

test("the surplus row makes the next cursor and is not shown", () => {
  const page = pageOf([{ id: "c" }, { id: "b" }, { id: "a" }], 2, (row) => [row.id]);
  expect(page).toMatchObject({ data: [{ id: "c" }, { id: "b" }], has_more: true });
  expect(decodeCursor(page.next_cursor ?? "", z.tuple([z.string()]))).toEqual(["b"]);
  expect(pageOf([{ id: "a" }], 1, (row) => [row.id])).toEqual({
    data: [{ id: "a" }],
    has_more: false,
    next_cursor: null,
  });
});
