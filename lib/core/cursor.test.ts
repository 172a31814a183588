import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { decodeCursor, encodeCursor, pageOf } from "./cursor";
import { resetEnv } from "./env";

beforeAll(() => {
  process.env.AUTH_SECRET = "a secret for tests, 32 characters";
  resetEnv();
});

const Shape = z.tuple([z.number(), z.string()]);

describe("cursors", () => {
  it("come back as they were given out", () => {
    expect(decodeCursor(encodeCursor([88, "crt_x"]), Shape)).toEqual([88, "crt_x"]);
    expect(decodeCursor(undefined, Shape)).toBeUndefined();
  });

  it.each(["", "x", "eyJhIjoxfQ", "%%%", "a".repeat(512), encodeURIComponent("{}")])(
    "refuses %j as invalid_cursor",
    (text) => {
      expect(() => decodeCursor(text, Shape)).toThrow(expect.objectContaining({ code: "invalid_cursor" }));
    },
  );

  it("refuses a tampered one and the cursor of another collection", () => {
    const cursor = encodeCursor([88, "crt_x"]);
    const tampered = `${cursor.slice(0, -2)}${cursor.at(-1)}${cursor.at(-2)}`;
    expect(() => decodeCursor(tampered, Shape)).toThrow(expect.objectContaining({ code: "invalid_cursor" }));
    expect(() => decodeCursor(encodeCursor(["only"]), Shape)).toThrow(
      expect.objectContaining({ code: "invalid_cursor" }),
    );
  });

  it("are given only where there is more", () => {
    const rows = [3, 2, 1];
    expect(pageOf(rows, 2, (n) => [n])).toMatchObject({ data: [3, 2], has_more: true });
    expect(pageOf(rows, 3, (n) => [n])).toEqual({ data: [3, 2, 1], has_more: false, next_cursor: null });
    expect(pageOf([], 3, (n) => [n])).toEqual({ data: [], has_more: false, next_cursor: null });
  });
});
