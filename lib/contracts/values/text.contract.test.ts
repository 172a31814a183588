import { describe, expect, it } from "vitest";
import { z } from "zod";
import { NewPost } from "../publishing/posts";
import { text } from "./text";

const PEN = "\u{1f58b}"; // one code point, two UTF-16 units

describe("text", () => {
  it.each([
    ["a".repeat(200), true],
    ["a".repeat(201), false],
    [PEN.repeat(200), true],
    [PEN.repeat(201), false],
    [`${PEN.repeat(199)}aa`, false],
    ["a".repeat(401), false],
  ])("counts code points: %#", (value, fine) => {
    expect(text(200).safeParse(value).success).toBe(fine);
    expect(NewPost.safeParse({ title: value }).success).toBe(fine);
  });

  it("trims before it counts", () => {
    expect(text(3, { min: 1, trim: true }).parse("  abc ")).toBe("abc");
    expect(text(3, { min: 1, trim: true }).safeParse("   ").success).toBe(false);
  });

  it("is described with the bounds that it keeps", () => {
    const shape = z.object({ title: text(200, { min: 1, trim: true }), body: text(9).default("") });
    expect(z.toJSONSchema(shape).properties).toMatchObject({
      title: { type: "string", minLength: 1, maxLength: 200 },
      body: { type: "string", maxLength: 9, default: "" },
    });
  });
});
