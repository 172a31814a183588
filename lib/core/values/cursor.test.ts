import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { resetEnv } from "../env";
import { decodeCursor, encodeCursor, pageOf } from "./cursor";

beforeAll(() => {
  process.env.AUTH_SECRET = "a secret for tests: 32 characters";
  resetEnv();
});

const Shape = z.tuple([z.number(), z.string()]);

describe("cursors", () => {
  it("come back as they were given out", () => {
    expect(decodeCursor(encodeCursor([88, "crt_x"]), Shape)).toEqual([88, "crt_x"]);
    expect(decodeCursor(undefined, Shape)).toBeUndefined();
  });

  it.each(["", "x", "eyJhIjoxfQ", "%%%", "a".repeat(512), "a".repeat(4000), encodeURIComponent("{}")])(
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

describe("any cursor", () => {
  const parts = fc.array(fc.oneof(fc.string({ unit: "binary" }), fc.integer(), fc.double({ noNaN: true })), {
    maxLength: 4,
  });
  const Anything = z.array(z.union([z.string(), z.number()]));

  it("comes back as it was given out", () => {
    const finite = parts.filter((all) => all.every((part) => typeof part === "string" || Number.isFinite(part)));
    fc.assert(
      fc.property(finite, (all) => {
        expect(JSON.stringify(decodeCursor(encodeCursor(all), Anything))).toBe(JSON.stringify(all));
      }),
    );
  });

  it("is refused when one character of it is another, is gone or is added", () => {
    const edit = fc.constantFrom("replace", "remove", "add");
    const text = fc.string({ minLength: 1, maxLength: 1 });
    fc.assert(
      fc.property(parts, fc.nat(), text, edit, (all, at, other, how) => {
        const cursor = encodeCursor(all);
        const place = at % cursor.length;
        const kept = how === "add" ? place : place + 1;
        const tampered = cursor.slice(0, place) + (how === "remove" ? "" : other) + cursor.slice(kept);
        fc.pre(tampered !== cursor);
        expect(() => decodeCursor(tampered, Anything)).toThrow(expect.objectContaining({ code: "invalid_cursor" }));
      }),
      { numRuns: 1000 },
    );
  });

  it("that nobody gave out is refused", () => {
    const made = fc.oneof(
      fc.base64String(),
      fc.string({ unit: "binary" }),
      parts.map((all) => JSON.stringify(all)),
    );
    fc.assert(
      fc.property(made, (text) => {
        const encoded = Buffer.from(text).toString("base64url");
        for (const cursor of [text, encoded])
          expect(() => decodeCursor(cursor, Anything)).toThrow(expect.objectContaining({ code: "invalid_cursor" }));
      }),
    );
  });
});
