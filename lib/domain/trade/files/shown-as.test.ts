import { describe, expect, it } from "vitest";
import { shownAs } from "./shown-as";

const file = (text: string) => Buffer.from(text, "latin1");

describe("what is shown in place", () => {
  it.each([
    ["image/png", "\x89PNG\r\n\x1a\n\0\0"],
    ["image/webp", "RIFF\x10\0\0\0WEBPVP8 "],
    ["audio/wav", "RIFF\x10\0\0\0WAVEfmt "],
    ["video/mp4", "\0\0\0\x18ftypmp42"],
    ["video/webm", "\x1aE\xdf\xa3\0"],
  ])("is %s by its first bytes", (type, text) => {
    expect(shownAs(file(text))).toBe(type);
  });

  it.each(["<svg xmlns=", "<!doctype html>", "%PDF-1.7", "GIF", "", "PK\x03\x04", "<script>\x89PNG"])(
    "is never %j",
    (text) => {
      expect(shownAs(file(text))).toBeNull();
    },
  );
});
