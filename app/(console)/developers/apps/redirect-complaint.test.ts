import { describe, expect, it } from "vitest";
import { redirectComplaint } from "./redirect-complaint";

describe("redirectComplaint", () => {
  it("names the URI, and counts the others", () => {
    const typed = "https://a.example/cb\r\n\r\nhttp://b.example/cb\nc\n";
    const first = { "redirect_uris.1": "must be https" };
    expect(redirectComplaint(first, typed)).toBe("“http://b.example/cb”: must be https.");
    const both = { ...first, "redirect_uris.2": "must be an absolute URI" };
    expect(redirectComplaint(both, typed)).toBe("“http://b.example/cb”: must be https. 1 more is not in order.");
  });

  it("shortens a long one", () => {
    const errors = { "redirect_uris.0": "use at most 2048 characters" };
    const message = redirectComplaint(errors, `https://a.example/${"x".repeat(3_000)}`);
    expect(message).toMatch(/^“https:\/\/a\.example\/x+…”: use at most 2048 characters\.$/);
    expect(message?.length).toBeLessThan(110);
  });

  it("says a complaint about all of them, and nothing about other fields", () => {
    expect(redirectComplaint({ redirect_uris: "give at least one redirect URI" }, "")).toBe(
      "Give at least one redirect URI",
    );
    expect(redirectComplaint({ name: "give the app a name" }, "")).toBeUndefined();
  });
});
