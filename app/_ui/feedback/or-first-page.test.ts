import { describe, expect, it } from "vitest";
import { DomainError } from "@/lib/core/errors";
import { orFirstPage } from "./or-first-page";

const load = async (cursor?: string) => {
  if (cursor === "bad") throw new DomainError("invalid_cursor", "The cursor is not valid.");
  if (cursor === "broken") throw new Error("the database is away");
  return cursor ?? "first";
};

describe("orFirstPage", () => {
  it("goes where the cursor says, or to the first page", async () => {
    expect(await orFirstPage(load, "next")).toBe("next");
    expect(await orFirstPage(load, undefined)).toBe("first");
    expect(await orFirstPage(load, "bad")).toBe("first");
  });

  it("hides no other failure", async () => {
    await expect(orFirstPage(load, "broken")).rejects.toThrow("the database is away");
  });
});
